/** Recognizers for dates, births and ages. */
import type { Recognizer } from '../../../recognizer.js';
import { ageAnnounced } from './age-announced.js';
import { ageAnswered } from './age-answered.js';
import { ageAtEvent } from './age-at-event.js';
import { ageBehindName } from './age-behind-name.js';
import { ageBehindPerson } from './age-behind-person.js';
import { ageBehindPreposition } from './age-behind-preposition.js';
import { ageBehindRelative } from './age-behind-relative.js';
import { ageBesideBirth } from './age-beside-birth.js';
import { ageBesideMark } from './age-beside-mark.js';
import { ageBesideName } from './age-beside-name.js';
import { ageBetweenCommas } from './age-between-commas.js';
import { ageDecade } from './age-decade.js';
import { ageInClause } from './age-in-clause.js';
import { ageInForm } from './age-in-form.js';
import { ageInNote } from './age-in-note.js';
import { ageInParentheses } from './age-in-parentheses.js';
import { ageInReport } from './age-in-report.js';
import { ageInTable } from './age-in-table.js';
import { ageInWardList } from './age-in-ward-list.js';
import { ageOfNamed } from './age-of-named.js';
import { ageOfRelative } from './age-of-relative.js';
import { ageReached } from './age-reached.js';
import { ageStated } from './age-stated.js';
import { age } from './age.js';
import { agesOfChildren } from './ages-of-children.js';
import { birthBehindName } from './birth-behind-name.js';
import { birthChanged } from './birth-changed.js';
import { birthInCode } from './birth-in-code.js';
import { birthInForm } from './birth-in-form.js';
import { birthInMessage } from './birth-in-message.js';
import { birthInPedigree } from './birth-in-pedigree.js';
import { birthInReport } from './birth-in-report.js';
import { birthInTable } from './birth-in-table.js';
import { birthStated } from './birth-stated.js';
import { ageInBirthdayList, birthdayInList } from './birthday-list.js';
import { birthdayWithoutYear } from './birthday.js';
import { dateOfBirth } from './date-of-birth.js';
import { calendarDate, partOfDate } from './date-time.js';
import { lifeSpan } from './life-span.js';
import { ageInImage, birthInImage } from './medical-image.js';
import { spokenDate } from './spoken-date.js';
import { starredBirth } from './starred-birth.js';

/** All of them. */
export const dateRecognizers: readonly Recognizer[] = [
  dateOfBirth,
  birthInForm,
  birthInCode,
  birthInMessage,
  starredBirth,
  birthChanged,
  birthBehindName,
  birthInTable,
  birthInPedigree,
  birthInImage,
  birthInReport,
  birthStated,
  birthdayWithoutYear,
  birthdayInList,
  ageInBirthdayList,
  lifeSpan,
  spokenDate,
  calendarDate,
  partOfDate,
  age,
  ageAnnounced,
  ageBehindName,
  ageBehindRelative,
  agesOfChildren,
  ageInForm,
  ageInImage,
  ageBesideBirth,
  ageInParentheses,
  ageBetweenCommas,
  ageInNote,
  ageBesideMark,
  ageInReport,
  ageInTable,
  ageInWardList,
  ageBesideName,
  ageAnswered,
  ageAtEvent,
  ageStated,
  ageBehindPerson,
  ageBehindPreposition,
  ageInClause,
  ageOfNamed,
  ageOfRelative,
  ageReached,
  ageDecade,
];
