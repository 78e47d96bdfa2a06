import { toBase64 } from '../../lib/base64';
import type { Signer, SigningCertificate } from './certificate';
import { findPlugin, type MakeThing, type PluginThing } from './plugin-bridge';
import { readCertificate } from './read-certificate';

const currentUser = 2;
const everythingAllowed = 2;
const asBase64 = 0;
const base64ToBinary = 1;
const cadesBes = 1;

/** Calls a method of the plug-in's object, or reads its field, and waits for the result. */
async function call<Answer>(thing: PluginThing, name: string, ...args: unknown[]): Promise<Answer> {
  const member = thing[name];
  return (typeof member === 'function' ? await member.apply(thing, args) : await member) as Answer;
}

/** Returns the plug-in with the certificates whose key is available, or undefined without a plug-in. */
export async function openPluginSigner(): Promise<Signer | undefined> {
  const make = await findPlugin();
  if (!make) return undefined;
  const found = await certificatesOf(make);
  return {
    kind: 'plugin',
    certificates: [...found.keys()],
    sign: async (certificate, content) => {
      const thing = found.get(certificate);
      if (!thing) throw new Error('The certificate belongs to another signer');
      const signer = await make('CAdESCOM.CPSigner');
      await call(signer, 'propset_Certificate', thing);
      const signed = await make('CAdESCOM.CadesSignedData');
      await call(signed, 'propset_ContentEncoding', base64ToBinary);
      await call(signed, 'propset_Content', toBase64(content));
      return call<string>(signed, 'SignCades', signer, cadesBes, true);
    },
  };
}

async function certificatesOf(make: MakeThing): Promise<Map<SigningCertificate, PluginThing>> {
  const store = await make('CAdESCOM.Store');
  await call(store, 'Open', currentUser, 'My', everythingAllowed);
  const all = await call<PluginThing>(store, 'Certificates');
  const count = await call<number>(all, 'Count');
  const found = new Map<SigningCertificate, PluginThing>();
  for (let at = 1; at <= count; at += 1) {
    const thing = await call<PluginThing>(all, 'Item', at);
    if (!(await call<boolean>(thing, 'HasPrivateKey'))) continue;
    // A certificate that cannot be read does not hide the others.
    const read = await readCertificate(await call<string>(thing, 'Export', asBase64)).catch(() => undefined);
    if (read) found.set(read, thing);
  }
  await call(store, 'Close');
  return found;
}
