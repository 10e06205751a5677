import * as z from 'zod/mini';
import { passwordSchema } from '../../wire/session/user-schema.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import { idSchema } from './person.ts';
import { secondCodeSchema } from './second-code.ts';

const path = '/v2/office/second-factor';

export const secondFactorCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  answer: z.object({
    isOn: z.boolean(),
    /** How many recovery codes are unused. */
    codesLeft: z.int(),
  }),
});

export const secondFactorEndpoint = defineOfficeEndpoint(secondFactorCall, () => ({
  summary: 'Whether one’s own second factor is on',
  access: 'person',
  audit: null,
  errors: [],
}));

export const prepareSecondFactorCall = defineOfficeCall({
  method: 'POST',
  path,
  send: (password: string) => ({ body: { password } }),
  answer: z.object({
    /** The secret in Base32, for who can't read the picture. It is answered once. */
    secret: z.string(),
    /** A picture of the address for applications, as a data address of an SVG. */
    picture: z.string(),
  }),
});

export const prepareSecondFactorEndpoint = defineOfficeEndpoint(prepareSecondFactorCall, () => ({
  summary: 'Make the secret of a second factor, which is not on before it is confirmed',
  access: 'people',
  audit: 'second_factor_prepared',
  body: z.strictObject({ password: passwordSchema() }),
  errors: ['wrong_password', 'second_factor_on', 'rate_limited'],
}));

const codesSchema = z.object({
  /** Eight codes that replace a lost phone, once each. They are answered once. */
  recoveryCodes: z.array(z.string()),
});

export const confirmSecondFactorCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/confirm`,
  send: (code: string) => ({ body: { code } }),
  answer: codesSchema,
});

export const confirmSecondFactorEndpoint = defineOfficeEndpoint(confirmSecondFactorCall, () => ({
  summary: 'Turn one’s own second factor on, by a first code',
  access: 'people',
  audit: 'second_factor_on',
  body: z.strictObject({ code: secondCodeSchema() }),
  errors: ['wrong_code', 'second_factor_on', 'rate_limited'],
}));

export const renewRecoveryCodesCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/codes`,
  send: () => ({ body: {} }),
  answer: codesSchema,
});

export const renewRecoveryCodesEndpoint = defineOfficeEndpoint(renewRecoveryCodesCall, () => ({
  summary: 'Make new recovery codes; the former ones end',
  access: 'person',
  isProven: true,
  audit: 'recovery_codes_made',
  body: z.strictObject({}),
  errors: ['not_found'],
}));

export const dropSecondFactorCall = defineOfficeCall({ method: 'DELETE', path, answer: nothing });

export const dropSecondFactorEndpoint = defineOfficeEndpoint(dropSecondFactorCall, () => ({
  summary: 'Turn one’s own second factor off',
  access: 'person',
  isProven: true,
  audit: 'second_factor_off',
  errors: [],
}));

export const proveCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/proof`,
  send: (code: string) => ({ body: { code } }),
  answer: nothing,
});

export const proveEndpoint = defineOfficeEndpoint(proveCall, () => ({
  summary: 'Prove one’s own second factor, for a quarter of an hour',
  access: 'person',
  audit: 'second_factor_proven',
  body: z.strictObject({ code: secondCodeSchema() }),
  errors: ['wrong_code', 'rate_limited'],
}));

export const proofCall = defineOfficeCall({ method: 'GET', path: `${path}/proof`, isFresh: true, answer: nothing });

/** Asked before a file is downloaded, because a browser shows no error of a download. */
export const proofEndpoint = defineOfficeEndpoint(proofCall, () => ({
  summary: 'Whether the second factor is proven, or not asked for',
  access: 'person',
  isProven: true,
  audit: null,
  errors: [],
}));

export const resetSecondFactorCall = defineOfficeCall({
  method: 'DELETE',
  path: '/v2/office/people/:id/second-factor',
  send: (id: number) => ({ params: { id } }),
  answer: nothing,
});

export const resetSecondFactorEndpoint = defineOfficeEndpoint(resetSecondFactorCall, () => ({
  summary: 'Turn the second factor of another person off, who lost their phone',
  access: 'people',
  isProven: true,
  audit: 'second_factor_reset',
  params: idSchema,
  errors: ['not_found'],
}));
