/** How elements are set up that hold somebody's text. */

/**
 * A field for it. Browsers keep what stands in fields for when they are opened again, on disk, unless they are told not
 * to fill them in, and some look words up elsewhere. Arabic and Hebrew are written from the right.
 */
export const personalText = { autocomplete: 'off', spellcheck: false, dir: 'auto' } as const;

/** A place that shows it: translators of browsers send what they translate to somebody else. */
export const asItIs = { translate: false, dir: 'auto' } as const;
