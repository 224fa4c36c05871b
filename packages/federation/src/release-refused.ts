/** Why a release was refused, as one line for the person who runs the command. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}
