import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { publicEndpoints } from '@comptoir/contract';
import { expect, inject, it } from 'vitest';

const url = inject('shopUrl');

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

function send(path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = ask(url + path, { headers, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString('base64');
      const { date: _, ...rest } = answer.headers;
      resolve({ status: answer.statusCode, headers: rest, body });
    });
    request.once('error', reject);
    request.end();
  });
}

const pages = ['/', '/menu', '/menu?product=101', '/checkout', '/nothing-here', '/builds/latest.json', '/icon.svg'];
const lists = Object.values(publicEndpoints).flatMap(({ method, path }) =>
  method === 'GET' && !path.includes(':') ? [path] : [],
);

it.each([...pages, ...lists])('%s is answered alike with and without the router [SEC-11]', async (path) => {
  const headers = { 'accept-encoding': 'br', accept: 'text/html' };
  // A page is compressed again after its first request, so this waits for the final body.
  let before = '';
  const isSettled = async () => {
    const { body } = await send(path, headers);
    const isSame = body === before;
    before = body;
    return isSame;
  };
  await expect.poll(isSettled, { interval: 500 }).toBe(true);
  // A `content-length` of 0 changes nothing, but makes the server use its router.
  expect(await send(path, headers)).toEqual(await send(path, { ...headers, 'content-length': '0' }));
});
