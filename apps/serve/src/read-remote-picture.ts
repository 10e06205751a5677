import { type UploadedFile, uploadedAddress } from '@comptoir/contract';

const longestMilliseconds = 5_000;

/** Reads pictures from the shop that answers at the API's address. Null if it has none. @throws if it can't be reached */
export function readRemotePicture(apiRoot: string) {
  return async (file: UploadedFile): Promise<Buffer | null> => {
    const answer = await fetch(new URL(uploadedAddress(file), apiRoot), {
      signal: AbortSignal.timeout(longestMilliseconds),
    });
    const isPicture = answer.ok && answer.headers.get('content-type') === `image/${file.format}`;
    return isPicture ? Buffer.from(await answer.arrayBuffer()) : null;
  };
}
