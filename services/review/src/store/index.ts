import type { TableConn } from '@setu/kit/db';
import { type DepartedUserTables, departedUserStore, type SettingsTables, settingsStore } from '@setu/kit/events';
import { applicationTransitionStore } from '../applications/store/application-transitions.js';
import { applicationStore } from '../applications/store/applications.js';
import { applicationListStore } from '../applications/store/list-applications.js';
import { similarStore } from '../applications/store/similar-applications.js';
import type { ApplicationTables } from '../applications/store/tables.js';
import { discussionStore } from '../discussions/store/discussions.js';
import type { DiscussionTables } from '../discussions/store/tables.js';
import { glossaryStore } from '../glossary/store/glossary.js';
import type { GlossaryTables } from '../glossary/store/tables.js';
import { cardStore } from '../read-models/store/cards.js';
import { peopleStore } from '../read-models/store/people.js';
import { staffStore } from '../read-models/store/staff.js';
import type { ReadModelTables } from '../read-models/store/tables.js';
import { reviewLists } from '../reviews/store/list-reviews.js';
import { queuePlaces } from '../reviews/store/queue-places.js';
import { reviewStore } from '../reviews/store/reviews.js';
import { roundStore } from '../reviews/store/rounds.js';
import type { ReviewTables } from '../reviews/store/tables.js';
import { memoryStore } from '../translations/store/memory.js';
import type { TranslationTables } from '../translations/store/tables.js';
import { translationStore } from '../translations/store/translations.js';

interface Tables
  extends ReviewTables,
    ApplicationTables,
    ReadModelTables,
    TranslationTables,
    DiscussionTables,
    GlossaryTables,
    DepartedUserTables,
    SettingsTables {}

/** All stores of the service, with the same shape on the pool and in a transaction. */
export const stores = (conn: TableConn<Tables>) => ({
  reviews: { ...reviewStore(conn), ...reviewLists(conn), ...queuePlaces(conn) },
  rounds: roundStore(conn),
  translations: translationStore(conn),
  discussions: discussionStore(conn),
  memory: memoryStore(conn),
  glossary: glossaryStore(conn),
  applications: { ...applicationStore(conn), ...similarStore(conn) },
  applicationTransitions: applicationTransitionStore(conn),
  applicationList: applicationListStore(conn),
  people: peopleStore(conn),
  staff: staffStore(conn),
  cards: cardStore(conn),
  departedUsers: departedUserStore(conn),
  settings: settingsStore(conn),
});

export type Stores = ReturnType<typeof stores>;
