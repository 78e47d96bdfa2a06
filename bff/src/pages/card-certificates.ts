import { certificateInput, type FileView } from '@setu/contract';
import type { Ask } from '../http/call-context.js';
import { readInput } from '../http/input.js';
import { receiveBody } from '../http/receive.js';
import { fileView } from '../present/file.js';
import { leaseCertificate, mustWrite } from './card-form.js';
import { isMultipart, uploadOne } from './uploads.js';

/** Reads the uploaded file and its expiry date from the form. */
const readUploaded = ({ data, fields }: Awaited<ReturnType<typeof uploadOne>>) =>
  readInput(certificateInput, { file_id: data.id, valid_until: fields.valid_until ?? '' });

/**
 * Adds a certificate to a card: a stored file by its id, or an uploaded file. Callers without permission are rejected
 * before the upload.
 */
export const addCertificate = async (
  ask: Ask,
  skuId: string,
): Promise<Pick<FileView, 'id' | 'url' | 'original_name'>> => {
  const { catalogue } = ask.deps.services;
  const found = await catalogue.getCardForm({ skuId }, ask.reads());
  mustWrite(found);
  const companyId = found.card?.card?.company?.id ?? '';
  const sent = isMultipart(ask)
    ? readUploaded(await uploadOne(ask))
    : readInput(certificateInput, await receiveBody(ask.req, ask.res, ask));
  const file = await leaseCertificate(ask, { skuId, companyId, fileId: sent.file_id });
  await catalogue.addCertificate({ skuId, certificate: { file, validUntil: sent.valid_until } }, ask.writes());
  const { id, url, original_name } = fileView(file);
  return { id, url, original_name };
};
