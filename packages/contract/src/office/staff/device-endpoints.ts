import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { toPlainLine } from '../../wire/plain-text.ts';
import { readObject, readObjects, readText } from '../../wire/wire-values.ts';
import { codeRequestSchema, deviceSchema, enrolSchema } from './device-schema.ts';
import { type DeviceKind, deviceFromWire, namedFromWire } from './office-session.ts';
import { idSchema, namedSchema } from './person-schema.ts';

// Tablets and printers of the kitchen: a code makes one, a manager ends it.

/** Makes a code for a new device, valid for ten minutes. */
export const makeDeviceCodeCall = defineCall({
  method: 'POST',
  path: '/v2/office/devices/codes',
  send: (name: string, kind: DeviceKind) => ({ body: { name: toPlainLine(name), kind } }),
  read: (body) => {
    const { code, expires_at } = readObject(readPayload(body));
    return { code: readText(code), expiresAt: readText(expires_at) };
  },
});

export const makeDeviceCodeEndpoint = defineEndpoint(makeDeviceCodeCall, () => ({
  summary: 'A code that makes a tablet a device of the restaurant',
  access: 'devices',
  audit: 'device_code_made',
  body: codeRequestSchema(),
  answer: { payload: z.strictObject({ code: z.string(), expires_at: z.string() }) },
  errors: [],
}));

/** Makes the browser that asks a device, by its code. */
export const enrolDeviceCall = defineCall({
  method: 'POST',
  path: '/v2/office/devices/enrol',
  send: (code: string, name?: string) => ({ body: { code, ...(name !== undefined && { name: toPlainLine(name) }) } }),
  read: (body) => namedFromWire(readPayload(body, 'device')),
});

export const enrolDeviceEndpoint = defineEndpoint(enrolDeviceCall, () => ({
  summary: 'Become a device of the restaurant, by a code',
  access: 'anybody',
  audit: 'device_added',
  body: enrolSchema(),
  answer: { payload: z.strictObject({ device: namedSchema() }) },
  errors: ['otp_invalid', 'link_used', 'rate_limited'],
}));

export const devicesCall = defineCall({
  method: 'GET',
  path: '/v2/office/devices',
  isFresh: true,
  read: (body) =>
    readObjects(readPayload(body, 'devices'))
      .map(deviceFromWire)
      .filter((device) => device !== null),
});

export const devicesEndpoint = defineEndpoint(devicesCall, () => ({
  summary: 'The devices of the restaurant',
  access: 'devices',
  audit: null,
  answer: { payload: z.strictObject({ devices: z.array(deviceSchema()) }) },
  errors: [],
}));

export const revokeDeviceCall = defineCall({
  method: 'DELETE',
  path: '/v2/office/devices/:id',
  send: (id: number) => ({ params: { id } }),
  read: () => true,
});

export const revokeDeviceEndpoint = defineEndpoint(revokeDeviceCall, () => ({
  summary: 'End a device: its sessions and its streams',
  access: 'devices',
  audit: 'device_revoked',
  params: idSchema(),
  answer: { payload: z.strictObject({}) },
  errors: ['not_found'],
}));
