import { createHash, createHmac } from 'node:crypto';

/** The only keys that the S3 stand-in accepts. */
export const standInKeys = { accessKey: 'stand-in', secretKey: 'a secret of tests' };

/** @param {string | Buffer} key @param {string} text */
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/**
 * Verifies the AWS Signature Version 4 of a request. Returns the S3 error code if the request is rejected, else
 * undefined.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 * @param {import('node:http').IncomingMessage} request
 * @returns {string | undefined}
 */
export function signatureProblem({ method, url = '/', headers }) {
  const [, accessKey, day = '', region = '', signed = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  if (accessKey === undefined) return 'AccessDenied';
  if (accessKey !== standInKeys.accessKey) return 'InvalidAccessKeyId';
  const [path, query = ''] = url.split('?');
  const parameters = query.split('&').filter(Boolean).sort();
  const canonical = [
    method,
    path,
    parameters.map((each) => (each.includes('=') ? each : `${each}=`)).join('&'),
    ...signed.split(';').map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce(hmac, /** @type {any} */ (`AWS4${standInKeys.secretKey}`));
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
