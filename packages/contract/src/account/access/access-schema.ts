import * as z from 'zod/mini';
import { credentialFields } from '../../wire/session/credentials-schema.ts';
import { accountEmailSchema, newPasswordSchema, passwordSchema, personFields } from '../../wire/session/user-schema.ts';

const email = accountEmailSchema();
const otp = z.string().check(z.regex(/^\d{6}$/));

export const loginSchema = z.strictObject({ email, password: passwordSchema() });

export const signupSchema = z.strictObject({ ...personFields(), email, password: newPasswordSchema() });

export const logoutSchema = z.optional(z.nullable(z.strictObject(credentialFields)));

export const codeSchema = z.object({ otp, email });

export const codeRequestSchema = z.object({ email, purpose: z.optional(z.enum(['verify', 'reset'])) });

export const takeBackSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

export const resetSchema = z.strictObject({ email, otp, password: newPasswordSchema() });
