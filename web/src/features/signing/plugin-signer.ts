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
async function ask<Answer>(thing: PluginThing, name: string, ...given: unknown[]): Promise<Answer> {
  const member = thing[name];
  return (typeof member === 'function' ? await member.apply(thing, given) : await member) as Answer;
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
      await ask(signer, 'propset_Certificate', thing);
      const signed = await make('CAdESCOM.CadesSignedData');
      await ask(signed, 'propset_ContentEncoding', base64ToBinary);
      await ask(signed, 'propset_Content', toBase64(content));
      return ask<string>(signed, 'SignCades', signer, cadesBes, true);
    },
  };
}

async function certificatesOf(make: MakeThing): Promise<Map<SigningCertificate, PluginThing>> {
  const store = await make('CAdESCOM.Store');
  await ask(store, 'Open', currentUser, 'My', everythingAllowed);
  const all = await ask<PluginThing>(store, 'Certificates');
  const count = await ask<number>(all, 'Count');
  const found = new Map<SigningCertificate, PluginThing>();
  for (let at = 1; at <= count; at += 1) {
    const thing = await ask<PluginThing>(all, 'Item', at);
    if (!(await ask<boolean>(thing, 'HasPrivateKey'))) continue;
    // A certificate that cannot be read does not hide the others.
    const read = await readCertificate(await ask<string>(thing, 'Export', asBase64)).catch(() => undefined);
    if (read) found.set(read, thing);
  }
  await ask(store, 'Close');
  return found;
}
