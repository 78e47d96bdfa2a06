import type { CartLineView } from '@setu/contract';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { formatDate } from '../../i18n/formats';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import { TextLink } from '../../ui/button/text-link';
import { IconShoppingCart, IconTrash } from '../../ui/icon/icons';
import { Picture } from '../../ui/media/picture';
import { Price } from '../../ui/money/price';
import { Section } from '../../ui/page/section';
import { Failure } from '../../ui/states/states';
import { toCard } from '../product/public';
import { useListKeptCartLinesQuery, useRemoveKeptCartLineMutation } from './api';
import { upperPrice } from './cart-sum';
import styles from './saved-lines.module.css';
import { useSaveForLater } from './use-save-for-later';

/** Lists the items saved for later. Shows nothing while there are none. */
export function SavedLines() {
  const t = useTexts('cart');
  const { data, error, isError, refetch } = useListKeptCartLinesQuery(undefined);
  if (isError && !data) {
    const problem = toProblem(error);
    return <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />;
  }
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={t('later.title', { count: data.total_count })}>
      <ul className={styles.lines}>
        {data.list.map((line) => (
          <SavedLine key={line.id} line={line} />
        ))}
      </ul>
    </Section>
  );
}

function SavedLine({ line }: { line: CartLineView }) {
  const t = useTexts('cart');
  const back = useSaveForLater(false);
  const [dropLine] = useRemoveKeptCartLineMutation();
  const drop = useAction({
    send: () => dropLine(line),
    failed: t('remove.failed', { count: 1 }),
    done: () => ({ title: t('later.dropped'), text: line.product_sku.name }),
  });
  const { product_sku: card, later_at: since, available } = line;
  return (
    <li className={styles.line}>
      <span className={styles.picture} data-gone={available ? undefined : true}>
        <Picture of={card.pictures[0]} alt="" sizes="56px" />
      </span>
      <span className={styles.words}>
        {available ? (
          <TextLink look="plain" to={toCard(card)}>
            <LocalizedText of={card} field="name" />
          </TextLink>
        ) : (
          <LocalizedText of={card} field="name" />
        )}
        {available ? (
          <Price from={line.basket_price} to={upperPrice(line)} unit={card.unit} size="small" />
        ) : (
          <span className={styles.gone}>{t('unavailable')}</span>
        )}
        {since && <time dateTime={since}>{t('later.since', { date: formatDate(since) })}</time>}
      </span>
      <span className={styles.actions}>
        <Button
          icon={IconShoppingCart}
          isWide
          isBusy={back.isBusy}
          onClick={() => void back.run([line])}
          ariaLabel={t('later.backLabelled', { name: card.name })}
        >
          {t('later.back')}
        </Button>
        <IconButton
          icon={IconTrash}
          label={t('later.drop', { name: card.name })}
          aria-busy={drop.isBusy || undefined}
          onClick={() => void drop.run(undefined)}
        />
      </span>
    </li>
  );
}
