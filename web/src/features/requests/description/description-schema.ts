import { constants, type FileView, rfdContract, rfdPosition } from '@setu/contract';
import { z } from 'zod';

const { shape: position } = rfdPosition;
const { shape: contract } = rfdContract;

/** The contract's check for each form field. */
export const positionSchema = z.object({
  positionName: position.description,
  positionDescription: position.comment,
  positionArea: position.area,
  positionCustomsCode: position.customs_code,
  positionCount: position.count,
  positionUnit: position.unit,
  positionPrice: position.price,
  furtherPositions: z
    .array(
      z.object({
        name: position.description,
        details: position.comment,
        area: position.area,
        customsCode: position.customs_code,
        count: position.count,
        unit: position.unit,
        price: position.price,
      }),
    )
    .max(constants.furtherPositionsMax, 'too_many_items'),
});

export const termsSchema = z.object({
  contractTiming: contract.time_frame,
  contractTotal: contract.total_price,
  contractDescription: contract.comment,
  contractCity: contract.delivery_city,
});

export const boughtSchema = z.object({
  boughtDescription: contract.bought_before,
  boughtSupplier: contract.bought_supplier,
  boughtBrand: contract.bought_brand,
});

export const filesSchema = z.object({
  files: z.array(z.custom<FileView>()).max(constants.filesMax, 'too_many_files'),
});

/** The contact has no fields to fill in. */
export const contactSchema = z.object({});
