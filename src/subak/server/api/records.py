"""Records: opening one here."""

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from subak.server import uploads
from subak.server.api.asking import Asker, TheAddress, TheHouse, costs
from subak.server.api.models import RecordSent, Snapshot
from subak.server.api.showing import json_answer
from subak.server.limits import NEW_TABLES, NEW_TABLES_OF_ADDRESS, RECORD_TABLES

router = APIRouter(tags=["tables"])
# The body is not validated here: the engine says better than a schema what is wrong with a record.
BODY = {"required": True, "content": {"application/json": {"schema": RecordSent.model_json_schema()}}}


@router.post(
    "/records",
    status_code=201,
    response_model=Snapshot,
    dependencies=[costs(5)],
    summary="api-open-record",
    openapi_extra={"requestBody": BODY},
)
async def upload(request: Request, response: Response, person: Asker, address: TheAddress, house: TheHouse) -> Response:
    house.limits.spend(NEW_TABLES_OF_ADDRESS, address, RECORD_TABLES)
    house.limits.spend(NEW_TABLES, person.id)
    try:
        text = await request.body()
    except Exception as error:  # too large, or the sender has gone
        raise HTTPException(400) from error
    table = await uploads.upload(house, text, person, address)
    return json_answer(await house.snapshot(table, person.id, 0, address), 201, response.headers)
