import { invalid, notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { writerOf } from '../../viewer.js';
import { readCertificate } from '../../wire/card-content.js';
import { lockToWrite } from '../changes/must-write.js';
import { writeVersion } from '../changes/write-version.js';
import { toForm } from '../store/form-version.js';

const maxCertificates = 20;

export const addCertificate: Rpc<'addCertificate'> =
  ({ write }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const skuId = readId(request.skuId);
    await write(async (stores) => {
      const open = await lockToWrite(stores, writerOf(actor), skuId);
      const added = readCertificate(request.certificate ?? { file: undefined, validUntil: '' }, 'file_id');
      const form = toForm(open.content);
      if (form.certificates.some(({ id }) => id === added.id)) return;
      if (form.certificates.length >= maxCertificates)
        throw invalid({ file_id: { code: 'too_many_files', params: { max: String(maxCertificates) } } });
      await writeVersion(stores, open, { ...form, certificates: [...form.certificates, added] });
    });
    return {};
  };

export const removeCertificate: Rpc<'removeCertificate'> =
  ({ write }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const [skuId, fileId] = [readId(request.skuId), readId(request.fileId)];
    await write(async (stores) => {
      const open = await lockToWrite(stores, writerOf(actor), skuId);
      const form = toForm(open.content);
      const remaining = form.certificates.filter(({ id }) => id !== fileId);
      if (remaining.length === form.certificates.length) throw notFound();
      await writeVersion(stores, open, { ...form, certificates: remaining });
    });
    return {};
  };
