import { createServer } from "node:http";
import { barePool, serveParent } from "./bare-pool.ts";

/**
 * The least a list can cost: a plain handler with the product's own statements, transaction, role and pool, without
 * sign-in or validation. It trusts the owner it is given.
 */
export type BareQuery = { owner: string; text: string; values: unknown[] };

const pool = barePool(12);

const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on("data", (chunk: Buffer) => chunks.push(chunk));
  req.on("end", () => {
    const query = JSON.parse(Buffer.concat(chunks).toString()) as BareQuery;
    answer(query).then(
      (rows) => {
        const body = Buffer.from(JSON.stringify(rows));
        res.writeHead(200, { "content-type": "application/json", "content-length": body.length });
        res.end(body);
      },
      (error: Error) => res.writeHead(500).end(error.message),
    );
  });
});

async function answer({ owner, text, values }: BareQuery): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    await client.query(`begin; select set_config('app.owner', '${owner}', true)`);
    const { rows } = await client.query(text, values);
    await client.query("commit");
    return rows;
  } finally {
    client.release();
  }
}

serveParent(server);
