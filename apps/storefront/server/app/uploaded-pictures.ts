import { readUploadedAddress, type UploadedFile, uploadedFormats } from '@comptoir/contract';
import { createDrawnFiles, type StaticFiles } from '@comptoir/web-host';

/** Reads a file of an uploaded picture; null if there is none. */
export type ReadPicture = (file: UploadedFile) => Promise<Buffer | null>;

/** Serves the pictures that the office uploaded, such as `/media/u/{hash}-480.avif`. */
export function createUploadedPictures({ readPicture }: { readPicture: ReadPicture }): StaticFiles {
  const byFormat = uploadedFormats.map((format) =>
    createDrawnFiles({
      type: `image/${format}`,
      isFinal: true,
      drawingOf: (path) => {
        const file = readUploadedAddress(path);
        return file?.format === format ? () => readPicture(file) : null;
      },
    }),
  );
  return {
    find: async (path) => {
      for (const files of byFormat) {
        const found = await files.find(path);
        if (found) return found;
      }
      return null;
    },
  };
}
