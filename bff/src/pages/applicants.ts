import { createHash } from 'node:crypto';
import { invalid, isAppError, systemIds } from '@setu/kit/core';
import { TargetKind } from '@setu/proto/media/files';
import type { CallContext } from '../http/call-context.js';

const atMedia = ({ path, code }: { path: string; code: string }): [string, string] => [
  path.replace(/^files\b/, 'media'),
  code,
];

/** Leases the files of a new application for the id it will get. 422 on `media.0` and so on. */
export const leasedFor = async (
  call: CallContext,
  fileIds: readonly string[],
): Promise<{ applicationId: string; files: string[] }> => {
  const applicationId = systemIds.id();
  if (new Set(fileIds).size < fileIds.length) throw invalid({ media: 'file_repeated' });
  if (fileIds.length === 0) return { applicationId, files: [] };
  const lease = { fileIds: [...fileIds], targetKind: TargetKind.APPLICATION, targetId: applicationId };
  try {
    const { files } = await call.deps.services.media.leaseFiles(lease, call.reads());
    return { applicationId, files: files.map(({ id }) => id) };
  } catch (error) {
    throw isAppError(error, 'invalid') ? invalid(Object.fromEntries(error.fields.map(atMedia))) : error;
  }
};

interface Applying {
  email: string;
  captcha: string;
  /** The submitted content. Without an idempotency key, identical content counts as the same application. */
  input: object;
}

/**
 * Admits an application once per idempotency key, and returns the key. 422 on the captcha's field for a wrong answer.
 */
export const admitApplicant = async (call: CallContext, { email, captcha, input }: Applying): Promise<string> => {
  const content = JSON.stringify({ ...input, 'g-recaptcha-response': undefined });
  const idempotencyKey = call.idempotencyKey || createHash('sha256').update(content).digest('base64url');
  try {
    await call.deps.services.identity.admitApplicant({ email, captcha, idempotencyKey }, call.writes());
  } catch (error) {
    const isCaptcha = isAppError(error, 'invalid') && error.code === 'invalid_captcha_code_error';
    throw isCaptcha ? invalid({ 'g-recaptcha-response': 'captcha_required' }) : error;
  }
  return idempotencyKey;
};
