/** A model folder that can't be used. Names the file, and the field of it that is wrong. */
export class ModelFolderError extends Error {
  override readonly name = 'ModelFolderError';
}
