import type { CallTo } from '@setu/contract';
import { useCallback, useEffect, useState } from 'react';
import { useIssueDemoCertificateMutation } from './api';
import type { Signer } from './certificate';

type Owner = CallTo<'issueDemoCertificate'>['input']['owner'];

/** The signers in this browser, once the search is done. */
export interface FoundSigners {
  signers: readonly Signer[];
  hasPlugin: boolean;
}

/** The result of the search, and the function to search again. */
export interface SignerSearch {
  found: FoundSigners | undefined;
  again: () => void;
}

/** Searches for signers: the plug-in and, if enabled, the demo signer for `demoOwner`. */
export function useSigners(demoOwner: Owner | undefined): SignerSearch {
  const [issue] = useIssueDemoCertificateMutation();
  const [found, setFound] = useState<FoundSigners>();
  const [round, setRound] = useState(0);
  const named = JSON.stringify(demoOwner);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `named` is the owner by value, `round` looks once more
  useEffect(() => {
    let isLeft = false;
    const find = async () => {
      // Only users who sign need the code that reads certificates and signs.
      const [{ openPluginSigner }, { openDemoSigner }] = await Promise.all([
        import('./plugin-signer'),
        import('./demo-signer'),
      ]);
      const issueDemo = async (input: CallTo<'issueDemoCertificate'>['input']) =>
        (await issue(input).unwrap()).certificates;
      const [plugin, demo] = await Promise.all([
        openPluginSigner().catch(() => undefined),
        demoOwner && openDemoSigner(demoOwner, issueDemo).catch(() => undefined),
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
