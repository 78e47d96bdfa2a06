import { certificateInput, type FileView } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
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
  call: CallContext,
  skuId: string,
): Promise<Pick<FileView, 'id' | 'url' | 'original_name'>> => {
  const { catalogue } = call.deps.services;
  const found = await catalogue.getCardForm({ skuId }, call.reads());
  mustWrite(found);
  const companyId = found.card?.card?.company?.id ?? '';
  const sent = isMultipart(call)
    ? readUploaded(await uploadOne(call))
    : readInput(certificateInput, await receiveBody(call.req, call.res, call));
  const file = await leaseCertificate(call, { skuId, companyId, fileId: sent.file_id });
  await catalogue.addCertificate({ skuId, certificate: { file, validUntil: sent.valid_until } }, call.writes());
  const { id, url, original_name } = fileView(file);
  return { id, url, original_name };
};
