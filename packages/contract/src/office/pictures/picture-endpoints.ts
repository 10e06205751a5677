import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

/** The point of a picture that its square is cut around: shares of the width and the height, 0 to 1. */
export interface PictureFocus {
  x: number;
  y: number;
}

/** `sizes` are the sides of the stored squares in pixels; `address` is what a dish names as its picture. */
const uploadedPictureSchema = z.object({ hash: z.string(), sizes: z.array(z.int()), address: z.string() });

export const addPictureCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/pictures',
  send: (picture: Blob, { x, y }: PictureFocus) => {
    const form = new FormData();
    form.set('x', x.toFixed(4));
    form.set('y', y.toFixed(4));
    form.set('picture', picture);
    return { form };
  },
  answer: uploadedPictureSchema,
});

export const addPictureEndpoint = defineOfficeEndpoint(addPictureCall, () => ({
  summary: 'Store a photograph of a dish as a square in two sizes and two formats',
  access: 'catalogue',
  audit: 'picture_added',
  takesFile: true,
  errors: ['picture_refused', 'too_large', 'validation', 'bad_json'],
}));
