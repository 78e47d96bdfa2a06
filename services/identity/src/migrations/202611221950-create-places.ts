import type { Migration } from '@setu/kit/db';
import { bundledIndustries } from '../industries/domain/bundled-industries.js';
import { bundledAreas, bundledCities, bundledRegions } from '../places/bundled/bundled-places.js';

type Value = string | number | null;

const literal = (value: Value): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
const valuesOf = (lines: readonly (readonly Value[])[]): string =>
  lines.map((line) => `(${line.map(literal).join(', ')})`).join(',\n');

/** Regions, districts, cities and industries to choose from. The source data is part of this migration. */
export const createPlaces: Migration = {
  name: '202611221950-create-places',
  up: `
    create table region (
      id uuid constraint region_pkey primary key,
      code text not null constraint region_code_key unique,
      name_en text not null,
      name_ru text not null
    );
    create table area (
      id uuid constraint area_pkey primary key,
      region_id uuid not null constraint area_region_fkey references region (id),
      name_en text not null,
      name_ru text not null,
      register_id uuid constraint area_register_key unique,
      constraint area_name_key unique (region_id, name_ru)
    );
    create table city (
      id uuid constraint city_pkey primary key,
      region_id uuid not null constraint city_region_fkey references region (id),
      area_id uuid constraint city_area_fkey references area (id),
      name_en text not null,
      name_ru text not null,
      register_id uuid constraint city_register_key unique
    );
    create index city_region_idx on city (region_id, name_ru);
    create index city_area_idx on city (area_id);
    create table industry (
      id uuid constraint industry_pkey primary key,
      position integer not null,
      name_en text not null,
      name_ru text not null
    );
    insert into region (id, code, name_en, name_ru) values
    ${valuesOf(bundledRegions.map(({ id, code, name }) => [id, code, name.en, name.ru]))};
    insert into area (id, region_id, name_en, name_ru) values
    ${valuesOf(bundledAreas.map(({ id, regionId, name }) => [id, regionId, name.en, name.ru]))};
    insert into city (id, region_id, area_id, name_en, name_ru) values
    ${valuesOf(bundledCities.map(({ id, regionId, areaId, name }) => [id, regionId, areaId, name.en, name.ru]))};
    insert into industry (id, position, name_en, name_ru) values
    ${valuesOf(bundledIndustries.map(([id, en, ru], position) => [id, position, en, ru]))};
  `,
  down: `
    drop table industry;
    drop table city;
    drop table area;
    drop table region;
  `,
};
