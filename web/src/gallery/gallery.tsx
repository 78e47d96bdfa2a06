import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTexts } from '../i18n/use-texts';
import { TextLink } from '../ui/button/text-link';
import { ModalHost } from '../ui/modal/modal-host';
import { ToastHost } from '../ui/toast/toast-host';
import styles from './gallery.module.css';
import type { Scene } from './scene';

// Each file here adds one component to the gallery. The file's name is the component's address.
const files = import.meta.glob<Scene[]>('./scenes/*.tsx', { import: 'scenes' });
const nameOf = (file: string): string => file.replace('./scenes/', '').replace('.tsx', '');
const parts = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

/**
 * The gallery page of a component: all its scenes, or only the one in `?scene=`. Without a component, the page lists
 * all components.
 */
export function Component() {
  const t = useTexts('gallery');
  const { part } = useParams();
  const [query] = useSearchParams();
  const scenes = useScenes(part);
  const alone = scenes?.find(({ name }) => name === query.get('scene'));
  return (
    <>
      <main className={styles.page}>
        <h1>{part ?? t('title')}</h1>
        {part !== undefined && !parts.has(part) && <p>{t('noPart')}</p>}
        {alone ? <Stage scene={alone} /> : scenes && part && <Scenes part={part} scenes={scenes} />}
      </main>
      <PartList />
      <ModalHost />
      <ToastHost />
    </>
  );
}

function useScenes(part: string | undefined): Scene[] | undefined {
  const [loaded, setLoaded] = useState<{ part: string; scenes: Scene[] }>();
  useEffect(
    function loadPart() {
      if (part !== undefined)
        void parts
          .get(part)?.()
          .then((scenes) => setLoaded({ part, scenes }));
    },
    [part],
  );
  return loaded?.part === part ? loaded?.scenes : undefined;
}

function PartList() {
  const t = useTexts('gallery');
  return (
    <nav className={styles.parts} aria-label={t('parts')} data-parts>
      {[...parts.keys()].map((name) => (
        <TextLink key={name} to={`/dev/gallery/${name}`}>
          {name}
        </TextLink>
      ))}
    </nav>
  );
}

function Scenes({ part, scenes }: { part: string; scenes: Scene[] }): ReactNode {
  const t = useTexts('gallery');
  const overlays = scenes.filter(({ isOverlay }) => isOverlay);
  return (
    <>
      {scenes.map((scene) => !scene.isOverlay && <Stage key={scene.name} scene={scene} />)}
      {overlays.length > 0 && (
        <nav className={styles.parts} aria-label={t('overlays')}>
          {overlays.map(({ name }) => (
            <TextLink key={name} to={`/dev/gallery/${part}?scene=${name}`}>
              {name}
            </TextLink>
          ))}
        </nav>
      )}
    </>
  );
}

function Stage({ scene: { name, render: Content, isOverlay } }: { scene: Scene }) {
  return (
    <section className={styles.scene} aria-label={name}>
      <p className={styles.name}>{name}</p>
      <div className={styles.stage} data-scene={name} data-overlay={isOverlay}>
        <Suspense fallback={<Coming />}>
          <Content />
        </Suspense>
      </div>
    </section>
  );
}

/** The placeholder of a component whose code is loading. Screenshot scripts wait until no placeholder is left. */
function Coming() {
  const t = useTexts();
  return <output data-scene-coming>{t('states.loading')}</output>;
}
