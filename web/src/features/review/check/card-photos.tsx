import type { CardDetailsView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Text } from '../../../ui/layout/text';
import { Picture } from '../../../ui/media/picture';
import styles from '../review.module.css';

interface CardPhotosProps {
  card: CardDetailsView;
  /** The published version. New photos are outlined. */
  previous: CardDetailsView | null;
  isChanged: boolean;
}

/** Shows the photos of a card large enough to judge them. Each one opens in full size in a new tab. */
export function CardPhotos({ card, previous, isChanged }: CardPhotosProps) {
  const t = useTexts('review');
  const common = useTexts();
  const known = new Set(previous?.pictures.map(({ id }) => id));
  const count = card.pictures.length;
  return (
    <>
      <ul className={styles.photos}>
        {card.pictures.map((picture, at) => (
          <li key={picture.id}>
            <a
              href={picture.url}
              target="_blank"
              rel="noreferrer"
              className={styles.photo}
              data-new={(previous && !known.has(picture.id)) || undefined}
              aria-label={t('photos.open', {
                photo: common('media.photoOf', { name: card.name, index: at + 1, count }),
              })}
            >
              <Picture of={picture} alt="" sizes="176px" priority="first" />
            </a>
          </li>
        ))}
      </ul>
      {isChanged && (
        <Text size={12} tone="muted">
          {t('difference.pictures')}
        </Text>
      )}
    </>
  );
}
