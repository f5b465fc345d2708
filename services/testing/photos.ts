import sharp from 'sharp';
import type { ServiceContext } from '../context';
import { uploadPhoto } from '../receipts/photos/uploadPhoto';
import type { Table } from './table';

let made: Promise<Uint8Array> | null = null;

/** A blank JPEG of some hundred bytes. */
export function blankPhoto(): Promise<Uint8Array> {
  made ??= sharp({ create: { width: 40, height: 60, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  return made;
}

/** A new guest, by uploading a photo. */
export async function newGuest(table: Table): Promise<ServiceContext> {
  const secrets: string[] = [];
  await uploadPhoto(table.stranger(secrets), await blankPhoto());
  return table.guestOfSecret(secrets[0]);
}

/** Uploads `count` photos. @returns their ids. */
export async function uploadPhotos(ctx: ServiceContext, count = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await uploadPhoto(ctx, await blankPhoto())).photoId);
  return ids;
}
