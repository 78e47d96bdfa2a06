import { companies, userId } from '../companies/companies.js';
import { demoId } from '../demo-id.js';
import { dayBefore, demoEpoch } from '../epoch.js';
import { rfcPlans } from '../requests/request-plan.js';
import { rfcTable } from '../requests/rfc-table.js';
import { rfdTable } from '../requests/rfd-table.js';
import { pick } from '../seeded-random.js';
import type { DemoFile } from '../shapes/demo-review.js';
import { pdf } from './pdf.js';
import { requestFileId, requestFileTable } from './request-files.js';

const PDF = 'application/pdf';

function authorOf(request: string): string {
  const [kind, number] = request.split('-');
  const at = Number(number) - 1;
  if (pick(rfcPlans, at).status === 'draft') return 'buyer@volga.example';
  return kind === 'rfc' ? pick(rfcTable, at)[0] : pick(rfdTable, at)[0];
}

const notes: Readonly<Record<string, string>> = {
  'Flange list.txt':
    'DN 80, PN 16, ГОСТ 33259, исполнение B — 12 шт.\nDN 65, PN 16, ГОСТ 33259, исполнение B — 12 шт.\nПрокладки ПОН-Б — 24 шт.\n',
  'Size breakdown.txt': 'S — 600\nM — 1200\nL — 1400\nXL — 1000\n2XL — 500\n3XL — 300\nИтого — 5000\n',
  'Motor dimensions.txt':
    'Высота оси 132 мм\nДиаметр вала 38 мм\nДлина вала 80 мм\nЛапы 216 × 140 мм, отверстия 12 мм\n',
  'Pump serial numbers.txt': 'KPM65-2024-01187\nKPM65-2024-01188\nKPM65-2024-01193\nKPM65-2025-00041\n',
  'Tap sizes.txt': 'M5 × 0,8 — 150\nM6 × 1 — 250\nM8 × 1,25 — 250\nM10 × 1,5 — 150\nM12 × 1,75 — 60\nM16 × 2 — 40\n',
};

const requestFiles: DemoFile[] = requestFileTable.map(([request, name]) => ({
  id: requestFileId(request, name),
  name,
  type: name.endsWith('.pdf') ? PDF : 'text/plain',
  ownerUserId: userId(authorOf(request)),
  make: () =>
    name.endsWith('.pdf')
      ? pdf(name.replace('.pdf', ''), [
          'Attachment to a purchase request.',
          'Dimensions in millimetres unless stated otherwise.',
          'General tolerances: ISO 2768-m. Sharp edges broken 0.5 x 45 deg.',
          'Please confirm conformity point by point in the offer.',
          'Papers: certificate EN 10204 3.1, packing list, passport in Russian.',
        ])
      : Buffer.from(notes[name] ?? '', 'utf8'),
}));

/** The certificate of one supplier has expired and that of another expires soon. The others are valid for years. */
const validUntilOf = (shortName: string): string => {
  if (shortName === 'Deccan Precision Tools') return dayBefore(demoEpoch, 12);
  return shortName === 'Kaveri Agro Exports' ? dayBefore(demoEpoch, -30) : '2028-06-30';
};

const supplierFiles: DemoFile[] = companies
  .filter((company) => company.type === 'supplier')
  .flatMap((company) => {
    const ownerUserId = userId(company.contact.email);
    const validUntil = validUntilOf(company.shortName);
    const [year = '', month = ''] = company.registrationDate.split('-');
    return [
      {
        id: demoId('file', `iso-${company.id}`),
        name: `ISO 9001 ${company.brandName}.pdf`,
        type: PDF,
        ownerUserId,
        validUntil,
        make: () =>
          pdf('Certificate ISO 9001:2015', [
            `Holder: ${company.fullName}`,
            `Site: ${company.legalAddressLine.en}`,
            `Scope: ${company.exportProductList.en}`,
            `Certificate No. QMS-${year}${month}-${company.pan.slice(5, 9)}`,
            `Valid until ${validUntil}, subject to yearly surveillance.`,
          ]),
      },
      {
        id: demoId('file', `profile-${company.webSite.replace('https://', '').replace('.example', '')}`),
        name: `Company profile ${company.brandName}.pdf`,
        type: PDF,
        ownerUserId,
        make: () =>
          pdf(company.fullName, [
            `Registered: ${company.registrationDate}. PAN ${company.pan}, GSTIN ${company.gstn}.`,
            `Address: ${company.legalAddressLine.en}`,
            `Exports: ${company.exportProductList.en}`,
            `Contact: ${company.contact.name} ${company.contact.surname}, ${company.contact.designation}`,
            `${company.contact.phone}, ${company.contact.email}`,
          ]),
      },
    ];
  });

/** The documents of requests, cards and companies. */
export const demoFiles: DemoFile[] = [...requestFiles, ...supplierFiles];
