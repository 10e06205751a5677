import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserKeys, decryptMessage } from './decrypt-message.ts';
import { type Sender, verifySender } from './verify-sender.ts';

export interface SandboxSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface ReceivedPush {
  text: string;
  sender: Sender;
  ttlSeconds: number;
  urgency: string;
}

export type PushFault = 'gone' | 'refuses' | 'fails' | 'hangs' | 'redirects';

export interface PushSandbox {
  origin: string;
  subscribe(): SandboxSubscription;
  /** The decrypted messages for this browser, oldest first. */
  received(subscription: SandboxSubscription): ReceivedPush[];
  /** The number of requests for this browser, including failed ones. */
  asked(subscription: SandboxSubscription): number;
  /** Sets the fault of all later requests for this browser; null ends it. */
  meet(subscription: SandboxSubscription, fault: PushFault | null): void;
  close(): Promise<void>;
}

interface Listener {
  keys: BrowserKeys;
  received: ReceivedPush[];
  asked: number;
  fault: PushFault | null;
}

const statuses = { gone: 410, refuses: 403, fails: 500, redirects: 307 };

export async function startPushSandbox(): Promise<PushSandbox> {
  const listeners = new Map<string, Listener>();
  let origin = '';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const listener = listeners.get(request.url ?? '');
    if (!listener) return end(response, 404);
    listener.asked += 1;
    const { fault } = listener;
    if (fault === 'hangs') return;
    if (fault) return end(response.setHeader('location', `${origin}/elsewhere`), statuses[fault]);
    try {
      listener.received.push(await read(request, listener.keys, origin));
      end(response, 201);
    } catch (error) {
      // The response body tells a failing test why the message was refused.
      response.statusCode = 400;
      response.end(String(error));
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const listenerOf = ({ endpoint }: SandboxSubscription): Listener => {
    const listener = listeners.get(new URL(endpoint).pathname);
    if (!listener) throw new Error(`Nobody has subscribed at ${endpoint}.`);
    return listener;
  };
  return {
    origin,
    subscribe: () => {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const secret = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      listeners.set(path, { keys: { pair, secret }, received: [], asked: 0, fault: null });
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: secret.toString('base64url') };
      return { endpoint: origin + path, keys };
    },
    received: (subscription) => listenerOf(subscription).received,
    asked: (subscription) => listenerOf(subscription).asked,
    meet: (subscription, fault) => {
      listenerOf(subscription).fault = fault;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function end(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}

async function read(request: IncomingMessage, keys: BrowserKeys, origin: string): Promise<ReceivedPush> {
  const { authorization, ttl, urgency } = request.headers;
  if (request.method !== 'POST' || request.headers['content-encoding'] !== 'aes128gcm') throw new Error('No message.');
  const sender = verifySender(authorization, origin);
  const body = Buffer.concat(await Array.fromAsync(request));
  return { text: decryptMessage(body, keys), sender, ttlSeconds: Number(ttl), urgency: String(urgency) };
}
