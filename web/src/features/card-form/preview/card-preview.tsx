import type { CardFormView } from '@setu/contract';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useListUnitsQuery } from '../../../forms/reference-api';
import { currentLanguage, currentRate, rateValues } from '../../../i18n/formats';
import type { Language } from '../../../i18n/locale';
import { ReaderTexts } from '../../../i18n/reader-texts';
import { useTexts } from '../../../i18n/use-texts';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { FoldedPanel } from '../../../ui/panel/folded-panel';
import { Panel } from '../../../ui/panel/panel';
import { ProductCard } from '../../../ui/product-card/product-card';
import { SegmentedControl } from '../../../ui/segmented/segmented-control';
import styles from '../card-form.module.css';
import type { CardValues } from '../model/card-values';
import { useCardContext, useCardType } from '../sections/card-context';
import { previewCard } from './preview-card';
import { previewPrice } from './preview-price';

/**
 * Shows the card as it will look in lists, from the typed values, in the language and currency of either group of
 * readers.
 */
export function CardPreview({ view }: { view: CardFormView }) {
  const t = useTexts('card-form');
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const languages = (['ru', 'en'] as const).map((value) => ({ value, label: t(`preview.${value}`) }));
  const isPhone = useIsPhone();
  const { store } = useCardContext();
  const isBlank = useSyncExternalStore(store.watchValues, () => {
    const { name, imageList } = store.values() as CardValues;
    return name.trim() === '' && imageList.length === 0;
  });
  const reader = (
    <SegmentedControl
      label={t('preview.reader')}
      options={languages}
      value={language}
      onChange={(value) => setLanguage(value as Language)}
    />
  );
  if (isBlank) {
    return (
      <Panel title={t('preview.title')} className={styles.preview}>
        <Text size={13} tone="muted">
          {t('preview.blank')}
        </Text>
      </Panel>
    );
  }
  if (isPhone) {
    return (
      <FoldedPanel title={t('preview.title')} className={styles.preview}>
        <Stack gap={3}>
          {reader}
          <Shown view={view} language={language} />
        </Stack>
      </FoldedPanel>
    );
  }
  return (
    <Panel title={t('preview.title')} className={styles.preview} aside={reader}>
      <Shown view={view} language={language} />
    </Panel>
  );
}

function Shown({ view, language }: { view: CardFormView; language: Language }) {
  const t = useTexts('card-form');
  const { store } = useCardContext();
  const type = useCardType();
  const values = useDeferredValue(useSyncExternalStore(store.watchValues, store.values) as CardValues);
  const { data: units } = useListUnitsQuery();
  const rate = currentRate();
  const unit = units?.find(({ id }) => id === values.unit) ?? null;
  const card = previewCard(values, { view, type, unit, language, nameless: t('preview.nameless') });
  const figure = previewPrice(card, { language, rate });
  const isUntranslated = language === 'ru' && view.russian_name === '';
  return (
    <>
      <div className={styles.previewed} lang={language} inert>
        <ReaderTexts language={language}>
          <ProductCard card={card} to="" figure={figure ?? undefined} />
        </ReaderTexts>
      </div>
      <Text size={12} tone="muted">
        {language === 'ru' && `${t(isUntranslated ? 'preview.untranslated' : 'preview.published')} `}
        {language === 'ru' && rate && t('preview.rate', rateValues(rate))}
      </Text>
    </>
  );
}
