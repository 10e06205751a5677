import type { ErrorCode, PictureFocus } from '@comptoir/contract';
import { type ErrorDetails, secondWords } from '@comptoir/words';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { drainBody } from '../../../plugins/body/drain-body.ts';
import { tellFields } from '../../../plugins/field-errors.ts';

export interface Upload {
  bytes: Buffer;
  focus: PictureFocus;
}

export interface UploadRefusal {
  code: ErrorCode;
  details?: ErrorDetails;
}

/** A share from 0 to 1 in decimal digits. */
const share = z
  .string()
  .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/)
  .transform(Number)
  .default(0.5);
const formSchema = z.strictObject({ picture: z.instanceof(Buffer), x: share, y: share });

/** Reads the form of an upload to its end, because a client that still sends would miss an early answer. */
export async function readUpload(request: FastifyRequest): Promise<{ upload: Upload } | { refusal: UploadRefusal }> {
  if (!request.isMultipart()) return { refusal: { code: 'picture_refused' } };
  const fields: [string, unknown][] = [];
  try {
    for await (const part of request.parts())
      fields.push([part.fieldname, part.type === 'file' ? await part.toBuffer() : part.value]);
  } catch (error) {
    await drainBody(request);
    const isTooHeavy = error instanceof request.server.multipartErrors.RequestFileTooLargeError;
    if (!isTooHeavy) return { refusal: { code: 'bad_json' } };
    return { refusal: { code: 'too_large', details: { message: secondWords.pictureIsTooHeavy } } };
  }
  const form = formSchema.safeParse(Object.fromEntries(fields));
  if (!form.success) return { refusal: { code: 'validation', details: tellFields(form.error.issues) } };
  const { picture, x, y } = form.data;
  return { upload: { bytes: picture, focus: { x, y } } };
}
