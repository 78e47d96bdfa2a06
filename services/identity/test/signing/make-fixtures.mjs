// Writes fixtures.json: regulations signed by OpenSSL, independently of our own signer. Run it when a fixture is added:
// GOST_ENGINE=/usr/lib/x86_64-linux-gnu/engines-3/gost.so node services/identity/test/signing/make-fixtures.mjs
// (Debian: openssl, libengine-gost-openssl.) The tests need neither package, because they read the file written here.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dir = mkdtempSync(join(tmpdir(), 'fixtures-'));
const at = (name) => join(dir, name);
const config = `
openssl_conf = conf
oid_section = oids
[oids]
INNLE = 1.2.643.100.4
[conf]
engines = engines
[engines]
gost = gost
[gost]
engine_id = gost
dynamic_path = ${process.env.GOST_ENGINE}
default_algorithms = ALL
[req]
distinguished_name = name
string_mask = utf8only
[name]
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign,cRLSign
[signer]
basicConstraints = CA:FALSE
keyUsage = critical,digitalSignature,nonRepudiation
[server]
basicConstraints = CA:FALSE
keyUsage = critical,keyEncipherment
`;
writeFileSync(at('openssl.cnf'), config);
const openssl = (...args) =>
  execFileSync('openssl', args, { cwd: dir, env: { ...process.env, OPENSSL_CONF: at('openssl.cnf') }, stdio: 'pipe' });

const keys = {
  rsa: ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'],
  ecdsa: ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  gost256: ['-engine', 'gost', '-algorithm', 'gost2012_256', '-pkeyopt', 'paramset:A'],
  gost512: ['-engine', 'gost', '-algorithm', 'gost2012_512', '-pkeyopt', 'paramset:A'],
  gostTwisted: ['-engine', 'gost', '-algorithm', 'gost2012_256', '-pkeyopt', 'paramset:TCA'],
};
const digests = { gost256: 'md_gost12_256', gost512: 'md_gost12_512', gostTwisted: 'md_gost12_256' };
const digestOf = (key) => `-${digests[key] ?? 'sha256'}`;

let serial = 0;
const certify = (name, { key, subject, by, as = 'signer' }) => {
  openssl('genpkey', ...keys[key], '-out', `${name}.key`);
  openssl('req', '-new', '-utf8', '-key', `${name}.key`, digestOf(key), '-subj', subject, '-out', `${name}.csr`);
  const issuer = by === undefined ? ['-signkey', `${name}.key`] : ['-CA', `${by}.pem`, '-CAkey', `${by}.key`];
  serial += 1;
  const terms = ['-days', '7300', '-set_serial', String(4096 + serial), '-extfile', 'openssl.cnf', '-extensions', as];
  openssl('x509', '-req', '-in', `${name}.csr`, ...issuer, digestOf(keyOf[by] ?? key), ...terms, '-out', `${name}.pem`);
  keyOf[name] = key;
};
const keyOf = {};

const company = '/O=ООО "Проба Пера"/OGRN=1027700132195/INNLE=7707083893/INN=500100732259';
const person = '/SN=Орлова/GN=Алёна Дмитриевна/CN=ООО "Проба Пера"';
const authority = (name, more = '') => `/C=RU/O=${name}${more}/CN=${name}`;

certify('root', { key: 'rsa', subject: authority('Root of tests'), as: 'authority' });
certify('middle', { key: 'rsa', subject: authority('Issuer of tests'), by: 'root', as: 'authority' });
certify('treasury', { key: 'rsa', subject: authority('Treasury', '/OGRN=1047797019830'), by: 'root', as: 'authority' });
certify('foreign', { key: 'rsa', subject: authority('Root of tests'), as: 'authority' });
const signers = ['rsa', 'ecdsa', 'gost256', 'gost512', 'gostTwisted'];
for (const key of signers.slice(2)) certify(`root-${key}`, { key, subject: authority(key), as: 'authority' });
for (const key of signers) {
  certify(key, { key, subject: company + person, by: key.startsWith('gost') ? `root-${key}` : 'middle' });
}
certify('of-treasury', { key: 'rsa', subject: company + person, by: 'treasury' });
certify('of-foreign', { key: 'rsa', subject: company + person, by: 'foreign' });
certify('of-signer', { key: 'rsa', subject: company + person, by: 'rsa' });
certify('server', { key: 'rsa', subject: company + person, by: 'middle', as: 'server' });
certify('individual', {
  key: 'rsa',
  subject: '/SN=Орлова/GN=Алёна Дмитриевна/CN=Орлова Алёна Дмитриевна/INN=500100732259/OGRNIP=304500116000157',
  by: 'middle',
});

const regulation = 'Регламент площадки, редакция 2.\r\nОн подписывается целиком, байт в байт.\n';
writeFileSync(at('regulation.txt'), regulation);
const sign = (name, { from = [], cades = ['-cades'], signer = [name], attached = false, digest } = {}) => {
  const who = signer.flatMap((one) => ['-signer', `${one}.pem`, '-inkey', `${one}.key`]);
  const also = from.flatMap((one) => ['-certfile', `${one}.pem`]);
  const how = [...(attached ? ['-nodetach'] : []), ...cades, digest ?? digestOf(keyOf[signer[0]])];
  const put = ['-binary', '-outform', 'DER', '-in', 'regulation.txt', '-out', `${name}.p7s`];
  if (from.length > 1) throw new Error('only one file of further certificates is supported');
  openssl('cms', '-sign', '-md', how.pop().slice(1), ...how, ...who, ...also, ...put);
  return readFileSync(at(`${name}.p7s`)).toString('base64');
};
const middle = { from: ['middle'] };
const signatures = {
  ...Object.fromEntries(signers.map((key) => [key, sign(key, key.startsWith('gost') ? {} : middle)])),
  rsa512: sign('rsa512', { ...middle, signer: ['rsa'], digest: '-sha512' }),
  rsaSha1: sign('rsaSha1', { ...middle, signer: ['rsa'], digest: '-sha1' }),
  individual: sign('individual', middle),
  noSigningCertificate: sign('noSigningCertificate', { ...middle, signer: ['rsa'], cades: [] }),
  noAttributes: sign('noAttributes', { ...middle, signer: ['rsa'], cades: ['-noattr'] }),
  attached: sign('attached', { ...middle, signer: ['rsa'], attached: true }),
  twoSigners: sign('twoSigners', { ...middle, signer: ['rsa', 'ecdsa'] }),
  noCertificate: sign('noCertificate', { signer: ['rsa'], cades: ['-cades', '-nocerts'] }),
  ofTreasury: sign('ofTreasury', { signer: ['of-treasury'], from: ['treasury'] }),
  ofForeign: sign('ofForeign', { signer: ['of-foreign'], from: ['foreign'] }),
  ofSigner: sign('ofSigner', { signer: ['of-signer'], from: ['rsa'] }),
  server: sign('server', { signer: ['server'], from: ['middle'] }),
};
const pem = (name) => readFileSync(at(`${name}.pem`), 'utf8');
const trust = ['root', ...signers.slice(2).map((key) => `root-${key}`)].map(pem).join('');
const written = new URL('fixtures.json', import.meta.url);
writeFileSync(written, `${JSON.stringify({ regulation, trust, rsaRoot: pem('root'), signatures }, null, 2)}\n`);
rmSync(dir, { recursive: true });
