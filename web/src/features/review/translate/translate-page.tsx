import type { TranslationView } from '@setu/contract';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { AppForm } from '../../../forms/app-form';
import { currentLanguage } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { Page } from '../../../ui/page/page';
import { useGetReviewTranslationQuery } from '../api';
import { LazyRemovedReview } from '../lazy-removed-review';
import { toReviews } from '../model/review-place';
import { nameIn, type RussianValues, russianValues } from '../model/translated-card';
import { ReviewSkeleton } from '../review-skeleton';
import { TranslationDesk } from './translation-desk';

/** Shows a card's texts in both languages, and its Russian card before publication. */
export function Component() {
  const t = useTexts('review');
  const { review = '' } = useParams();
  const query = useGetReviewTranslationQuery(review);
  return (
    <EntityPage
      query={query}
      skeleton={<ReviewSkeleton />}
      missing={{ title: t('missing.title'), text: t('missing.text'), to: toReviews(), toLabel: t('missing.toList') }}
    >
      {(view) =>
        view.card ? (
          <TranslateScreen key={view.review.id} view={view} onStale={() => void query.refetch()} />
        ) : (
          <LazyRemovedReview view={view} />
        )
      }
    </EntityPage>
  );
}

function TranslateScreen({ view, onStale }: { view: TranslationView; onStale: () => void }) {
  const t = useTexts('review');
  const [params, setParams] = useSearchParams();
  const [initial] = useState<RussianValues>(() => russianValues(view.fields));
  const [schema] = useState(
    () => () => import('./translation-schema').then(({ translationSchema }) => translationSchema(view.fields)),
  );
  const name = nameIn(currentLanguage(), view.fields);
  return (
    <Page title={name ? t('translate.titleOf', { name }) : t('translate.form')}>
      <AppForm
        schema={schema}
        initial={initial}
        onSubmit={async () => setParams({ step: 'card' })}
        ariaLabel={t('translate.form')}
      >
        {(form) => (
          <TranslationDesk
            view={view}
            values={form.values}
            onValue={(field, text) => void form.setFieldValue(field, text)}
            onConfirm={() => void form.setValues({ ...form.values })}
            isOnCard={params.get('step') === 'card'}
            onBack={() => setParams({})}
            onStale={onStale}
          />
        )}
      </AppForm>
    </Page>
  );
}
