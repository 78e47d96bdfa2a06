import type { CallTo } from '@setu/contract';
import { useCallback, useEffect, useState } from 'react';
import { useIssueDemoCertificateMutation } from './api';
import type { Signer } from './certificate';

type Owner = CallTo<'issueDemoCertificate'>['input']['owner'];

/** What signs in this browser, once it was looked for. */
export interface FoundSigners {
  signers: readonly Signer[];
  hasPlugin: boolean;
}

/** What was found, and looking once more. */
export interface SignerSearch {
  found: FoundSigners | undefined;
  again: () => void;
}

/** Looks for whatever signs here: the plug-in, and where it is offered the demonstration's signer for `demoOwner`. */
export function useSigners(demoOwner: Owner | undefined): SignerSearch {
  const [issue] = useIssueDemoCertificateMutation();
  const [found, setFound] = useState<FoundSigners>();
  const [round, setRound] = useState(0);
  const named = JSON.stringify(demoOwner);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `named` is the owner by value, `round` looks once more
  useEffect(() => {
    let isLeft = false;
    const find = async () => {
      // What reads and signs is needed by whoever signs alone.
      const [{ openPluginSigner }, { openDemoSigner }] = await Promise.all([
        import('./plugin-signer'),
        import('./demo-signer'),
      ]);
      const ask = async (input: CallTo<'issueDemoCertificate'>['input']) => (await issue(input).unwrap()).certificates;
      const [plugin, demo] = await Promise.all([
        openPluginSigner().catch(() => undefined),
        demoOwner && openDemoSigner(demoOwner, ask).catch(() => undefined),
      ]);
      if (isLeft) return;
      const signers = [plugin, demo].filter((one) => one !== undefined);
      setFound({ signers, hasPlugin: plugin !== undefined });
    };
    setFound(undefined);
    void find();
    return () => {
      isLeft = true;
    };
  }, [named, round, issue]);
  return { found, again: useCallback(() => setRound((before) => before + 1), []) };
}
