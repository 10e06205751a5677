import { vi } from 'vitest';

interface Asked {
  method: string;
  path: string;
  body: unknown;
}

type Reply = [status: number, body: object, headers?: Record<string, string>];

/**
 * Answers calls by "METHOD /path" and returns the list of calls. A call without a listed reply fails, and so does a POST or PUT without a
 * body, which the shop takes for another site's.
 */
export function fakeOffice(replies: Record<string, Reply | ((body: unknown) => Reply)>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const form = body instanceof FormData ? Object.fromEntries(body) : null;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : form;
    if ((method === 'POST' || method === 'PUT') && body === undefined)
      throw new TypeError(`${method} ${path} has no body`);
    asked.push({ method, path, body: sent });
    const reply = replies[`${method} ${path}`];
    if (!reply) throw new TypeError(`Nobody answers ${method} ${path}`);
    const [status, answer, headers = {}] = typeof reply === 'function' ? reply(sent) : reply;
    return Response.json(answer, { status, headers });
  });
  return asked;
}

const success = (payload: object): Reply => [200, { status: 'success', payload }];
const refusal = (status: number, code: string, more: object = {}): Reply => [
  status,
  { status: 'error', code, message: code, ...more },
];

const permissions = {
  kitchen: ['board', 'stock', 'pause', 'history'],
  get manager() {
    return [
      ...this.kitchen,
      'catalogue',
      'reports',
      'books',
      'invoices',
      'withdrawals',
      'export',
      'erase',
      'devices',
      'approve',
    ];
  },
  get owner() {
    return [...this.manager, 'people', 'audit', 'doctor', 'keep-books'];
  },
};

function signedIn(role: keyof typeof permissions): Reply {
  const person = { id: 7, name: 'Karim' };
  return success({ role, person, device: null, permissions: permissions[role], site: 'Lève-tard' });
}

export const replies = { success, refusal, signedIn, nobody: refusal(401, 'staff_required') };
