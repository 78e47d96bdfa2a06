import type { SecondFactorView } from '@setu/contract';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import { Button } from '../../../ui/button/button';
import { IconDeviceMobile, IconFingerprint } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { openModal } from '../../../ui/modal/modal-store';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../ui/states/states';
import { useGetSecondFactorQuery } from '../api';
import { hasPasskeys } from '../passkey';
import styles from '../second-factor.module.css';
import { FactorRow } from './factor-row';

/**
 * Shows the user's second factors, which can be added, named and removed. Hidden while the user acts for somebody else.
 */
export function SecondFactorPanel() {
  const t = useTexts('second-factor');
  const isSelf = useUser()?.acting_as === null;
  const { data, error, isError, refetch } = useGetSecondFactorQuery(undefined, { skip: !isSelf });
  const problem = isError ? toProblem(error) : null;
  if (!isSelf) return null;
  return (
    <Panel title={t('panel.title')} isPadded={false}>
      {data ? (
        <Factors view={data} />
      ) : problem ? (
        <Failure size="part" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />
      ) : (
        <div className={styles.lead}>
          <SkeletonText />
        </div>
      )}
    </Panel>
  );
}

const add = async (kind: 'totp' | 'passkey') => {
  const { AddFactorModal } = await import('../setup/add-factor-modal');
  await openModal(AddFactorModal, { kind });
};

const renew = async () => {
  const { RenewCodesModal } = await import('../setup/renew-codes-modal');
  await openModal(RenewCodesModal, {});
};

function Factors({ view }: { view: SecondFactorView }) {
  const t = useTexts('second-factor');
  const { factors, recovery_codes_left: left, required } = view;
  const isLast = factors.length === 1;
  return (
    <>
      <div className={styles.lead}>
        <Text tone="secondary">{t(factors.length === 0 ? 'panel.none' : 'panel.lead')}</Text>
      </div>
      {factors.length > 0 && (
        <ul className={styles.factors}>
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} isRequired={required && isLast} isLast={isLast} />
          ))}
          <li>
            <div>
              <Text isStrong>{t('codes.left', { count: left })}</Text>
              <Text size={13} tone={left < 3 ? 'warning' : 'secondary'}>
                {t(left < 3 ? 'codes.few' : 'codes.why')}
              </Text>
            </div>
            <Button size="small" onClick={() => void renew()}>
              {t('codes.renew')}
            </Button>
          </li>
        </ul>
      )}
      <Row className={styles.foot}>
        <Button icon={IconDeviceMobile} onClick={() => void add('totp')}>
          {t('panel.addTotp')}
        </Button>
        {hasPasskeys() && (
          <Button icon={IconFingerprint} onClick={() => void add('passkey')}>
            {t('panel.addPasskey')}
          </Button>
        )}
      </Row>
    </>
  );
}
