// The baseline for orders: a bare Node server that parses the body and runs the shop's SQL statement.
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Order, ordersStatement } from '@comptoir/api';
import pg from 'pg';

export interface BareOrders {
  database: pg.PoolConfig;
  order: Pick<Order, 'id' | 'localId'> & { trackToken: string };
  statement: ReturnType<typeof ordersStatement>;
}

/** The shop's connection pool has the same size, so the comparison is fair. */
const connections = 10;

process.once('message', ({ database, order, statement }: BareOrders) => {
  const pool = new pg.Pool({ ...database, max: connections });
  const write = async () => {
    const id = randomUUID();
    const trackToken = randomBytes(16).toString('base64url');
    const renew = (value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(order.id, id).replaceAll(order.localId, id).replaceAll(order.trackToken, trackToken)
        : value;
    const { rows } = await pool.query({ ...statement, values: statement.values.map(renew) });
    return JSON.stringify({ id, number: rows[0]?.number });
  };
  const server = createServer(async (request, answer) => {
    const chunks = await request.toArray();
    JSON.parse(Buffer.concat(chunks).toString());
    const body = await write();
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    answer.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));
