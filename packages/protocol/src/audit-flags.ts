/**
 * Why an answer of anonymize holds less than the full pipeline would have given. An answer without flags ran
 * completely.
 */
export const auditFlags = {
  context_llm_disabled: 'Stage 3 is switched off by configuration.',
  context_llm_unavailable: 'Stage 3 was to run but its provider was down.',
  adversarial_unavailable: 'Stage 4 was unavailable.',
  adversarial_invalid_output: 'The stage-4 language model output could not be parsed twice.',
  re_id_risk_remaining: 'Stage 4 ran but the target risk threshold was not reached.',
  re_id_oscillation: 'Stages 3 and 4 disagree.',
} as const satisfies Record<string, string>;

/** A value of `audit_flags`. */
export type AuditFlag = keyof typeof auditFlags;

/** All flags, in the order in which an answer lists them. */
export const auditFlagNames = Object.keys(auditFlags) as readonly AuditFlag[]; // the table's own keys, nothing else
