import type { Regulation } from '../domain/regulation.js';
import type { Signature } from '../domain/signature.js';

/** Returns the instructions, in both languages, for checking a signature without Setu. */
export function evidenceReadme({ fileName, sha256 }: Regulation, { signedAt }: Signature): string {
  const at = Math.floor(signedAt.getTime() / 1000);
  const verify = `openssl cms -verify -cades -binary -inform DER -in signature.p7s -content ${fileName} -CAfile chain.pem -purpose any -attime ${at} -out checked`;
  return `Доказательства подписи под регламентом
${fileName} – подписанный документ, его SHA-256: ${sha256}
signature.p7s – отсоединённая подпись CAdES-BES (DER)
chain.pem – сертификаты, от подписавшего до удостоверяющего центра
verdict.json – что показала проверка: кто, когда, результат, последующие проверки
Проверить можно без нас. Первая команда показывает отпечаток документа, вторая проверяет подпись на день подписания.
Для ГОСТ нужен OpenSSL с модулем gost (добавьте «-engine gost»). Доверять ли удостоверяющему центру, решаете вы:
сравните последний сертификат в chain.pem с опубликованным им самим.

Evidence of a signature under the regulation
${fileName}: the signed document, its SHA-256: ${sha256}
signature.p7s: the detached CAdES-BES signature (DER)
chain.pem: certificates, from the signer's up to the certification authority's
verdict.json: what the check found: who, when, the outcome, later checks
It can be checked without us. The first command shows the document's digest, the second checks the signature as of the
day it was made. GOST needs OpenSSL with the gost engine (add "-engine gost"). Whether to trust the authority is for you
to say: compare the last certificate in chain.pem with the one it publishes itself.

openssl dgst -sha256 ${fileName}
${verify}
`;
}
