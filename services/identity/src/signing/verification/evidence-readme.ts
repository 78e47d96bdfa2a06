import type { Regulation } from '../domain/regulation.js';
import type { Signature } from '../domain/signature.js';

/** Returns the instructions, in both languages, for checking a signature without Setu. */
export function evidenceReadme({ fileName, sha256 }: Regulation, { signedAt }: Signature): string {
  const at = Math.floor(signedAt.getTime() / 1000);
  const verify = `openssl cms -verify -cades -binary -inform DER -in signature.p7s -content ${fileName} -CAfile chain.pem -purpose any -attime ${at} -out checked`;
  return `Подпись под регламентом: подпись, протокол и документ
${fileName} – подписанный документ, его SHA-256: ${sha256}
signature.p7s – отсоединённая подпись CAdES-BES (DER)
chain.pem – сертификаты: от сертификата подписанта до сертификата удостоверяющего центра
verdict.json – протокол проверки: кто и когда подписал, результат и последующие проверки
Подпись можно проверить без Setu. Первая команда показывает хеш документа, вторая проверяет подпись на день подписания.
Для подписи по ГОСТ нужен OpenSSL с модулем gost: добавьте «-engine gost». Доверять ли удостоверяющему центру,
решаете вы: сравните последний сертификат в chain.pem с тем, который опубликовал сам центр.

Signature of the regulation: signature, report and document
${fileName}: the signed document, SHA-256: ${sha256}
signature.p7s: the detached CAdES-BES signature (DER)
chain.pem: certificates, from the signer’s to the certification authority’s
verdict.json: the verification report: who signed and when, the result and later checks
You can verify the signature without Setu. The first command shows the hash of the document, the second verifies the
signature as of the day of signing. GOST signatures need OpenSSL with the gost engine: add "-engine gost". Whether to
trust the certification authority is up to you: compare the last certificate in chain.pem with the one it publishes.

openssl dgst -sha256 ${fileName}
${verify}
`;
}
