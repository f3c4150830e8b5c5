import { z } from 'zod'
export const bad = z
