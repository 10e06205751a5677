import type { UploadedFile } from '@comptoir/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { pictures } from '../../db/schema/index.ts';
import type { DrawnFile } from './draw/draw-picture.ts';

interface StoredPicture {
  hash: string;
  width: number;
  height: number;
  files: readonly DrawnFile[];
}

const columns = { avif: { 480: 'avif480', 800: 'avif800' }, webp: { 480: 'webp480', 800: 'webp800' } } as const;

export async function isPictureKnown(db: Db, hash: string): Promise<boolean> {
  const [known] = await db.select({ hash: pictures.hash }).from(pictures).where(eq(pictures.hash, hash));
  return known !== undefined;
}

/** Stores a picture once: another server may have stored it meanwhile. */
export async function insertPicture(tx: Db, { files, ...picture }: StoredPicture, at: Temporal.Instant): Promise<void> {
  const bytesOf = (format: UploadedFile['format'], side: UploadedFile['side']) => {
    const file = files.find((one) => one.format === format && one.side === side);
    if (!file) throw new Error(`The picture was not drawn as ${format} at ${side} px.`);
    return file.bytes;
  };
  await tx
    .insert(pictures)
    .values({
      ...picture,
      avif480: bytesOf('avif', 480),
      avif800: bytesOf('avif', 800),
      webp480: bytesOf('webp', 480),
      webp800: bytesOf('webp', 800),
      createdAt: toDate(at),
    })
    .onConflictDoNothing();
}

export async function readPictureFile(db: Db, { hash, format, side }: UploadedFile): Promise<Buffer | null> {
  const bytes = pictures[columns[format][side]];
  const [row] = await db.select({ bytes }).from(pictures).where(eq(pictures.hash, hash));
  return row?.bytes ?? null;
}
