import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { toPlainLine } from '../../wire/plain-text.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import { codeRequestSchema, type DeviceKind, deviceSchema, enrolSchema } from './device.ts';
import { idSchema, namedSchema } from './person.ts';

export const makeDeviceCodeCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/devices/codes',
  send: (name: string, kind: DeviceKind) => ({ body: { name: toPlainLine(name), kind } }),
  answer: z.object({ code: z.string(), expiresAt: instant }),
});

export const makeDeviceCodeEndpoint = defineOfficeEndpoint(makeDeviceCodeCall, () => ({
  summary: 'A code that makes a tablet a device of the restaurant',
  access: 'devices',
  audit: 'device_code_made',
  body: codeRequestSchema,
  errors: [],
}));

export const enrolDevicePath = '/v2/office/devices/enrol';

export const enrolDeviceCall = defineOfficeCall({
  method: 'POST',
  path: enrolDevicePath,
  send: (code: string, name?: string) => ({ body: { code, ...(name !== undefined && { name: toPlainLine(name) }) } }),
  answer: namedSchema,
});

export const enrolDeviceEndpoint = defineOfficeEndpoint(enrolDeviceCall, () => ({
  summary: 'Become a device of the restaurant, by a code',
  access: 'anybody',
  audit: 'device_added',
  body: enrolSchema,
  errors: ['otp_invalid', 'link_used', 'rate_limited'],
}));

export const devicesCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/devices',
  isFresh: true,
  answer: z.array(deviceSchema),
});

export const devicesEndpoint = defineOfficeEndpoint(devicesCall, () => ({
  summary: 'The devices of the restaurant',
  access: 'devices',
  audit: null,
  errors: [],
}));

export const revokeDeviceCall = defineOfficeCall({
  method: 'DELETE',
  path: '/v2/office/devices/:id',
  send: (id: number) => ({ params: { id } }),
  answer: nothing,
});

export const revokeDeviceEndpoint = defineOfficeEndpoint(revokeDeviceCall, () => ({
  summary: 'End a device: its sessions and its streams',
  access: 'devices',
  audit: 'device_revoked',
  params: idSchema,
  errors: ['not_found'],
}));
