import { forbiddenWordsIn, type ReviewView, translatedNames } from '@setu/contract';
import { Suspense } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { LazyHsCodeHelp } from '../../../kit/hs-codes/lazy-hs-code-help';
import type { HsGoods } from '../../../kit/hs-codes/use-hs-suggestions';
import { CertificateList } from '../../../ui/file-list/certificate-list';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { CommonCode } from '../../card-form/public';
import type { FieldRow } from '../model/card-fields';
import type { JoinedRow, RowPart } from '../model/joined-rows';
import styles from '../review.module.css';
import { CardPhotos } from './card-photos';
import { PriceInRoubles } from './price-in-roubles';
import { PriceNorm } from './price-norm';
import { TextVersions } from './text-versions';

interface FieldValueProps {
  row: JoinedRow;
  view: Pick<ReviewView, 'card' | 'form' | 'previous' | 'forbidden' | 'price_norm'>;
}

/** Shows the value of a row: its parts one after the other, what is forbidden in them, and what helps to judge them. */
export function FieldValue({ row, view }: FieldValueProps) {
  return (
    <>
      <div className={styles.parts}>
        {row.parts.map((part) => (
          <Part key={part.field} part={part} view={view} />
        ))}
      </div>
      {row.parts.map(({ field, now }) => (
        <ForbiddenWords key={field} text={now} forbidden={view.forbidden} />
      ))}
      <JudgingFacts field={row.field} view={view} />
    </>
  );
}

function Part({ part, view }: { part: RowPart } & Pick<FieldValueProps, 'view'>) {
  const isEmpty = part.now === '' && !part.was;
  return isEmpty && part.separator !== '' ? null : (
    <span>
      {part.separator}
      <PartValue part={part} view={view} />
    </span>
  );
}

/** Shows data that helps to judge a value: the price in roubles and in its category, and how common the HS code is. */
function JudgingFacts({ field, view }: { field: FieldRow['field'] } & Pick<FieldValueProps, 'view'>) {
  const { card, price_norm: norm } = view;
  const category = card.categories.subcategory?.id;
  if (field === 'price') {
    return (
      <>
        <PriceInRoubles of={card} />
        <PriceNorm of={card} norm={norm} />
      </>
    );
  }
  if (field !== 'hs_code') return null;
  return (
    <>
      <LazyHsCodeHelp goods={goodsOf(view)} code={card.hs_code} />
      {card.hs_code !== '' && category !== undefined && (
        <Suspense fallback={null}>
          <CommonCode code={card.hs_code} category={category} />
        </Suspense>
      )}
    </>
  );
}

/** Returns what suggests a code for the card. The names in both languages find more than one of them. */
function goodsOf({ card, form }: Pick<ReviewView, 'card' | 'form'>): HsGoods {
  const name = form?.values?.name ?? card.name;
  const { description } = card;
  return {
    ...{ name, russianName: form?.russian_name ?? '', description: description ?? '' },
    ...{ category: card.categories.subcategory?.id ?? '', card: card.sku_id },
  };
}

/** Lists the forbidden words of a text. Shows nothing if there are none. */
function ForbiddenWords({ text, forbidden }: { text: string; forbidden: readonly string[] }) {
  const t = useTexts('review');
  const words = forbiddenWordsIn(text, forbidden);
  if (words.length === 0) return null;
  return (
    <p className={styles.refused}>
      <Icon of={IconAlertTriangle} size={14} />
      <span>{t('checks.forbidden_word', { words: words.join(', ') })}</span>
    </p>
  );
}

function PartValue({ part: { field, now, was, isChanged }, view }: { part: RowPart } & Pick<FieldValueProps, 'view'>) {
  const t = useTexts('review');
  const { card, previous, forbidden } = view;
  if (field === 'files' && card.certificates.length > 0) return <CertificateList certificates={card.certificates} />;
  if (field === 'pictures' && card.pictures.length > 0)
    return <CardPhotos card={card} previous={previous} isChanged={isChanged} />;
  if (now === '' && !was) {
    return (
      <Text as="span" tone="muted">
        {t(field === 'files' ? 'values.noFiles' : 'values.none')}
      </Text>
    );
  }
  const lang = card.langs[field] ?? (textual.has(field) ? 'en' : undefined);
  return <TextVersions was={was} now={now} lang={lang} forbidden={forbidden} />;
}

const textual: ReadonlySet<string> = new Set(translatedNames);
