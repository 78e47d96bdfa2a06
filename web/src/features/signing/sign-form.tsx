import type { RegulationSignView, RegulationView } from '@setu/contract';
import { useState } from 'react';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { Button } from '../../ui/button/button';
import { CheckControl } from '../../ui/field/check-control';
import { IconFileCheck } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { Callout } from '../../ui/panel/callout';
import { StepBar } from '../../ui/step-bar/step-bar';
import { useSignRegulationMutation } from './api';
import type { ChosenCertificate } from './certificate';
import { CertificateChoice } from './certificate-choice';
import { RegulationPanel } from './regulation-panel';
import styles from './signing.module.css';
import { useDocument } from './use-document';
import { useSigners } from './use-signers';

const stepIds = ['certificate', 'signature'] as const;

/** Shows the regulation to read, a certificate to choose, and the button that signs exactly the bytes shown. */
export function SignForm({ view, regulation }: { view: RegulationSignView; regulation: RegulationView }) {
  const t = useTexts('signing');
  const isSubstitute = useUser()?.acting_as != null;
  const content = useDocument(regulation.url);
  const [chosen, setChosen] = useState<ChosenCertificate | null>(null);
  const [isRead, setRead] = useState(false);
  const { sign, failure, isBusy } = useSigning();
  const { owner } = view;
  const search = useSigners(view.demo_signer ? owner : undefined);
  const names = { inn: owner.inn, kpp: owner.kpp, ogrn: owner.ogrn, shortName: owner.short_name };
  const asOwner = { ...names, ...owner, fullName: owner.full_name };
  const isReady = isRead && chosen !== null && content instanceof Uint8Array && !isSubstitute;
  const missing = isSubstitute ? 'sign.substitute' : chosen ? 'sign.mustRead' : 'sign.mustChoose';
  return (
    <Stack gap={4}>
      <StepBar steps={stepIds.map((id) => ({ id, title: t(`steps.${id}`) }))} current={chosen === null ? 0 : 1} />
      <div className={styles.columns}>
        <RegulationPanel regulation={regulation} content={content} />
        <div className={styles.side}>
          <CertificateChoice
            owner={asOwner}
            search={search}
            chosen={chosen?.certificate.thumbprint ?? ''}
            onChoose={setChosen}
          >
            <div className={styles.press}>
              <CheckControl
                label={t('sign.read')}
                checked={isRead}
                onChange={({ currentTarget }) => setRead(currentTarget.checked)}
              />
              {failure && (
                <Callout tone="danger" role="alert" title={t('sign.failed')}>
                  {failure}
                </Callout>
              )}
              <Text size={13} tone="secondary">
                <span id="sign-hint">{t(isReady ? `sign.hint.${chosen.signer.kind}` : missing)}</span>
              </Text>
              <Button
                tone="main"
                size="large"
                isWide
                icon={IconFileCheck}
                isBusy={isBusy}
                isDisabled={!isReady}
                describedBy="sign-hint"
                onClick={() => chosen && content && void sign(chosen, content)}
              >
                {t('sign.press')}
              </Button>
            </div>
          </CertificateChoice>
        </div>
      </div>
    </Stack>
  );
}

/** Signs with the chosen certificate and sends the signature. Returns a failure as text. */
function useSigning() {
  const t = useTexts('signing');
  const [send] = useSignRegulationMutation();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const sign = async ({ signer, certificate }: ChosenCertificate, content: Uint8Array<ArrayBuffer>) => {
    setBusy(true);
    setFailure(undefined);
    const signature = await signer.sign(certificate, content).catch(() => undefined);
    if (signature === undefined) setFailure(t('sign.notSigned'));
    else {
      const { error } = await send({ signature });
      const problem = error && toProblem(error);
      setFailure(problem && (problem.fields?.signature ?? problemText(problem)));
    }
    setBusy(false);
  };
  return { sign, failure, isBusy };
}
