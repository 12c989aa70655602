import { type OpenAPI, OpenAPIGenerator, type ConditionalSchemaConverter } from "@orpc/openapi";
import { contract } from "#contract/contract.ts";

/** The OpenAPI 3.1 document, generated from the contract. */
export async function describeApi(
  origin: string,
  schemaConverters: ConditionalSchemaConverter[],
): Promise<OpenAPI.Document> {
  const document = await new OpenAPIGenerator({ schemaConverters }).generate(contract, {
    info: {
      title: "Hearthline",
      version: "1",
      description: [
        "Moments are instants: send them with any offset from UTC, they come back in UTC.",
        "A cursor is the `nextCursor` of the page before, of the same list in the same order.",
        "A PUT replaces the whole record; its description says what stays.",
      ].join(" "),
    },
    // Also on procedures for visitors, where authentication is optional.
    security: [{ bearer: [] }],
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: `An access token from POST ${origin}/api/auth/token, or a personal API key (hl_…).`,
        },
      },
    },
    servers: [{ url: `${origin}/api/v1` }],
  });
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path ?? {})) settleParameters(operation);
  return document;
}

/**
 * The generator declares lists in a query as "deepObject", which generated clients refuse, and allows reserved
 * characters unencoded, which would cut a search at its first "&".
 */
function settleParameters(operation: unknown): void {
  const { parameters = [] } = (operation ?? {}) as { parameters?: OpenAPI.ParameterObject[] };
  for (const parameter of parameters) {
    delete parameter.allowReserved;
    delete parameter.allowEmptyValue;
    const { type } = (parameter.schema ?? {}) as { type?: unknown };
    if (parameter.style === "deepObject" && type === "array") parameter.style = "form";
  }
}
