import type { CardFormsService } from '@setu/proto/catalogue/card_forms';
import type { Rpcs } from '../../served.js';
import { addCertificate, removeCertificate } from './certificates.js';
import { compareVersions } from './compare-versions.js';
import { createCard } from './create-card.js';
import { getCardForm } from './get-card-form.js';
import { removeCard } from './remove-card.js';
import { reserveCardId } from './reserve-card-id.js';
import { writeCard } from './write-card.js';

/** The rpcs that write cards. */
export const cardFormRpcs = {
  reserveCardId,
  getCardForm,
  createCard,
  writeCard,
  removeCard,
  addCertificate,
  removeCertificate,
  compareVersions,
} satisfies Rpcs<typeof CardFormsService>;
