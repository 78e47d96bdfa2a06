import type { PersonalTokenView } from '@setu/contract';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { ServerLink } from '../../ui/button/server-link';
import { IconPlus } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { openModal } from '../../ui/modal/modal-store';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { useListTokensQuery } from './api';
import { TokenRow } from './token-row';
import styles from './tokens.module.css';

/** Lists the user's personal tokens, which can be created and revoked. */
export function TokenPanel() {
  const t = useTexts('tokens');
  const { data, error, isError, refetch } = useListTokensQuery();
  const problem = isError ? toProblem(error) : null;
  return (
    <Panel title={t('panel.title')} isPadded={false}>
      {data ? (
        <Tokens tokens={data} />
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

const create = async () => {
  const { CreateTokenModal } = await import('./create-token-modal');
  await openModal(CreateTokenModal, {});
};

function Tokens({ tokens }: { tokens: PersonalTokenView[] }) {
  const t = useTexts('tokens');
  return (
    <>
      <div className={styles.lead}>
        <Text tone="secondary">
          {t('panel.lead')} <ServerLink to="/api/docs">{t('panel.docs')}</ServerLink>
        </Text>
      </div>
      {tokens.length > 0 && (
        <ul className={styles.tokens}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <Row className={styles.foot}>
        <Button icon={IconPlus} onClick={() => void create()}>
          {t('create.open')}
        </Button>
      </Row>
    </>
  );
}
