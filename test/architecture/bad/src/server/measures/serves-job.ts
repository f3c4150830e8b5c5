import fastify from 'fastify'
export const bad = fastify
