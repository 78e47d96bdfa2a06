import { useState } from 'react';
import { loadTexts } from '../../i18n/load-texts';
import { PictureAdd } from '../../ui/picture-list/picture-add';
import { PictureList } from '../../ui/picture-list/picture-list';
import { say } from '../say';
import type { Scene } from '../scene';

await loadTexts('fields');

const drawn = () =>
  [
    say('Спереди', 'Front'),
    say('Чертёж', 'Drawing'),
    say('Ящик', 'Crate'),
    say('Клапан крупно', 'Valve in close-up'),
  ].map((name) => ({ id: name, name, src: '/favicon.svg' }));

function Pictures({ isDisabled = false }: { isDisabled?: boolean }) {
  const [pictures, setPictures] = useState(drawn);
  return (
    <PictureList
      pictures={pictures}
      isDisabled={isDisabled}
      onMove={(from, to) =>
        setPictures((now) => {
          const rest = now.filter((_, at) => at !== from);
          return [...rest.slice(0, to), ...now.slice(from, from + 1), ...rest.slice(to)];
        })
      }
      onRemove={(id) => setPictures((now) => now.filter((picture) => picture.id !== id))}
    >
      {!isDisabled && <PictureAdd types={['jpg', 'png', 'webp']} maxSize={20_971_520} onFiles={() => {}} />}
    </PictureList>
  );
}

export const scenes: Scene[] = [
  { name: 'order', render: () => <Pictures /> },
  { name: 'disabled', render: () => <Pictures isDisabled /> },
  {
    name: 'empty',
    render: () => (
      <PictureList pictures={[]} onMove={() => {}} onRemove={() => {}}>
        <PictureAdd types={['jpg', 'png', 'webp']} maxSize={20_971_520} onFiles={() => {}} />
      </PictureList>
    ),
  },
];
