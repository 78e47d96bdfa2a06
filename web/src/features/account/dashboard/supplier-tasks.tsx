import { cardStandings, type ReturnedCardView, type SupplierDeskView, screenPath } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { LocalizedText } from '../../../i18n/localized-text';
import { useTexts } from '../../../i18n/use-texts';
import { useHasScreen } from '../../../session/screens';
import { ButtonLink } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { IconCornerUpLeft } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Text, VisuallyHidden } from '../../../ui/layout/text';
import { Picture } from '../../../ui/media/picture';
import styles from './desk.module.css';

type Desk = SupplierDeskView | null | undefined;

/** Returns the returned products that the supplier has not corrected yet. */
const productsToCorrect = (desk: Desk): ReturnedCardView[] =>
  (desk?.may_create ? (desk.cards?.returned ?? []) : []).filter(({ is_corrected: isCorrected }) => !isCorrected);

/** Returns whether the reader's first step is to add a product. */
export const isWithoutProducts = (desk: Desk): boolean =>
  desk?.may_create === true && desk.cards !== null && cardStandings.every((one) => desk.cards?.counts[one] === 0);

/** Returns how many tasks `SupplierTasks` lists. The first product to add is one. */
export const productTaskCount = (desk: Desk): number => (isWithoutProducts(desk) ? 1 : productsToCorrect(desk).length);

/** Lists the products that wait for the supplier: those to correct, or the first one to add. */
export function SupplierTasks({ desk, hasMain }: { desk: Desk; hasMain: boolean }) {
  const returned = productsToCorrect(desk);
  if (desk && isWithoutProducts(desk)) return <FirstProduct companyId={desk.company_id} />;
  if (returned.length === 0) return null;
  return (
    <ul>
      {returned.map((card, at) => (
        <ReturnedProduct key={card.sku_id} card={card} isMain={hasMain && at === 0} />
      ))}
    </ul>
  );
}

function ReturnedProduct({ card, isMain }: { card: ReturnedCardView; isMain: boolean }) {
  const t = useTexts('account');
  const { sku_id: productSku, type, name, picture, comment, comment_count: comments } = card;
  return (
    <li className={styles.task}>
      <div className={styles.clock}>
        <span className={styles.age}>
          <Icon of={IconCornerUpLeft} size={14} />
          {t('desk.products.returned')}
        </span>
      </div>
      <Picture of={picture} alt="" sizes="44px" className={styles.taskPicture} />
      <div className={styles.taskText}>
        <b>
          <LocalizedText of={card} field="name" />
        </b>
        {comment && (
          <p>
            {comment}
            {comments > 1 && ` (${t('desk.products.moreComments', { more: formatNumber(comments - 1) })})`}
          </p>
        )}
      </div>
      <ButtonLink
        to={screenPath(type === 'service' ? 'service_edit_page' : 'product_edit_page', { productSku })}
        tone={isMain ? 'main' : 'line'}
        size="small"
      >
        {t('desk.products.correct')}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}

function FirstProduct({ companyId: company }: { companyId: string }) {
  const t = useTexts('account');
  const hasScreen = useHasScreen();
  return (
    <div className={styles.queue}>
      <div>
        <b>{t('desk.products.first')}</b>
        <Text as="p" size={13} tone="secondary">
          {t('desk.products.firstText')}
        </Text>
      </div>
      <Row gap={2}>
        {hasScreen('company_catalog_upload_page') && (
          <ButtonLink size="small" to={screenPath('company_catalog_upload_page', { company })}>
            {t('desk.products.upload')}
          </ButtonLink>
        )}
        <ButtonLink tone="main" size="small" to={screenPath('product_create_page', { company })}>
          {t('desk.products.add')}
        </ButtonLink>
      </Row>
    </div>
  );
}
