import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { type Application, answerBy, mountApplications } from './mount-applications.ts';

const application = (prefix: string): Application => ({
  prefix,
  answer: answerBy(async ({ url }) => ({
    status: 200,
    headers: { 'x-by': prefix || 'the rest' },
    body: Buffer.from(url),
    isLasting: false,
  })),
  close: async () => undefined,
});

async function ask(applications: Application[], url: string) {
  const app = Fastify();
  app.setNotFoundHandler(mountApplications(applications));
  const { statusCode, headers, body } = await app.inject({ url });
  return [statusCode, headers['x-by'], body];
}

it.each([
  ['/', 'the rest'],
  ['/menu?product=101', 'the rest'],
  ['/officer', 'the rest'],
  ['/menu/office', 'the rest'],
  ['/office', '/office'],
  ['/office?day=1', '/office'],
  ['/office/orders/12', '/office'],
  ['/office/help/money', '/office/help'],
])('%s is answered by the application with the longest matching prefix', async (url, by) => {
  const applications = ['', '/office', '/office/help'].map(application);
  expect(await ask(applications, url)).toEqual([200, by, url]);
  expect(await ask(applications.toReversed(), url)).toEqual([200, by, url]);
});

it('an address that no application serves yet can be asked for again', async () => {
  expect(await ask([], '/menu')).toEqual([503, undefined, '']);
  expect(await ask([application('/office')], '/menu')).toEqual([503, undefined, '']);
});
