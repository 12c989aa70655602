import { createServer } from "node:http";
import { barePool, serveParent } from "./bare-pool.ts";

/**
 * The least a booking can cost: a plain handler that runs the product's own statements, in order, in one transaction
 * of the same role over the same kind of pool, without validation or rules. The first statement, which counts the
 * attempt, runs on its own, as in the product.
 */
export type BareBooking = { owner: string; statements: { text: string; values: unknown[] }[] };

const pool = barePool(12);

const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on("data", (chunk: Buffer) => chunks.push(chunk));
  req.on("end", () => {
    const booking = JSON.parse(Buffer.concat(chunks).toString()) as BareBooking;
    book(booking).then(
      (rows) => {
        const body = Buffer.from(JSON.stringify(rows));
        res.writeHead(200, { "content-type": "application/json", "content-length": body.length });
        res.end(body);
      },
      (error: Error) => {
        const body = Buffer.from(error.message);
        res.writeHead(500, { "content-length": body.length }).end(body);
      },
    );
  });
});

async function book({ owner, statements }: BareBooking): Promise<unknown[]> {
  const [count, ...rest] = statements;
  await pool.query(count!.text, count!.values);
  const client = await pool.connect();
  try {
    await client.query(`begin; select set_config('app.owner', '${owner}', true)`);
    let rows: unknown[] = [];
    for (const { text, values } of rest) {
      const answer = await client.query(text, values);
      if (answer.rows.length > 0) rows = answer.rows;
    }
    await client.query("commit");
    return rows;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

serveParent(server);
